import { useSession, useToasts, type Account, type UserType } from '@spotlight/shared/contract';
import {
  Button,
  ButtonLink,
  Container,
  NoPermissionState,
  SwapIcon,
  VisuallyHidden,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import accountTexts from '../../locales/account.zh-TW.json';
import { paths, registerPath } from '../../paths';
import { shellTexts } from '../../texts';

export interface SwitchIdentityCardProps {
  user: Account;
  /** The page needs one of these, and the person acts as none of them now. */
  required: readonly UserType[];
  /** That page. */
  returnTo: string;
}

/**
 * For somebody who is signed in, but as another identity than the page needs: switches, or leads to the
 * registration. After switching, the login screen goes on to the page by itself.
 */
export function SwitchIdentityCard({ user, required, returnTo }: SwitchIdentityCardProps) {
  const t = useTexts(accountTexts);
  const tShell = useTexts(shellTexts);
  const { switchUserType } = useSession();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);

  const stateOf = (type: UserType) =>
    user.identities.find((identity) => identity.type === type)?.status;
  const nameOf = (type: UserType) => tShell(`userType.${type}`);
  const names = (types: readonly UserType[]) => types.map(nameOf).join(t('switch.or'));
  // Every account may act as a fan.
  const available = required.filter(
    (type) => type === 'fan' || !['pending', undefined].includes(stateOf(type)),
  );
  const current = nameOf(user.activeType);

  async function handleSwitch(type: UserType) {
    setBusy(true);
    const result = await switchUserType(type);
    if (result.success) return;
    setBusy(false);
    toasts.error(tShell('account.switchFailed'));
  }

  return (
    <Container>
      <VisuallyHidden as="h1">{t('switch.heading')}</VisuallyHidden>
      <NoPermissionState
        title={t('switch.title', { types: names(required) })}
        help={
          available.length > 0
            ? t('switch.help', { current })
            : t('switch.helpMissing', { current, wanted: names(required) })
        }
        action={
          <>
            {available.map((type) => (
              <Button
                key={type}
                icon={<SwapIcon size={18} />}
                isBusy={isBusy}
                onClick={() => void handleSwitch(type)}
              >
                {t('switch.action', { type: nameOf(type) })}
              </Button>
            ))}
            {available.length === 0 &&
              required.map((type) => (
                <ButtonLink key={type} to={registerPath(type, returnTo)}>
                  {stateOf(type)
                    ? tShell('account.waiting', { type: nameOf(type) })
                    : t('switch.register', { type: nameOf(type) })}
                </ButtonLink>
              ))}
            <ButtonLink variant="plain" to={paths.home}>
              {t('switch.back')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
