import type { Account, UserType } from '@spotlight/shared/contract';
import {
  Badge,
  BuildingIcon,
  ButtonLink,
  MicIcon,
  TicketIcon,
  type BadgeTone,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { paths, registerPath } from '../../paths';
import { shellTexts } from '../../texts';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  & > svg {
    flex-shrink: 0;
    color: var(--ink-2);
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
`;

const identities: ReadonlyArray<{ type: UserType; Icon: typeof MicIcon }> = [
  { type: 'fan', Icon: TicketIcon },
  { type: 'performer', Icon: MicIcon },
  { type: 'venue', Icon: BuildingIcon },
];

const tones = {
  active: 'success',
  pending: 'warning',
  suspended: 'danger',
} as const satisfies Record<Account['identities'][number]['status'], BadgeTone>;

/** The three identities: which the account has, in what state, and how to get the others. */
export function IdentityList({ user }: { user: Account }) {
  const t = useTexts(accountTexts);
  const tShell = useTexts(shellTexts);
  return (
    <List>
      {identities.map(({ type, Icon }) => {
        const status = user.identities.find((identity) => identity.type === type)?.status;
        return (
          <Row key={type}>
            <Icon />
            <Name>{tShell(`userType.${type}`)}</Name>
            {type === user.activeType && <Badge tone="accent">{t('profile.current')}</Badge>}
            {status && (
              <Badge tone={tones[status]} hasDot>
                {t(`profile.${status}`)}
              </Badge>
            )}
            {!status && type !== 'fan' && (
              <ButtonLink
                variant="text"
                size="sm"
                to={registerPath(type, paths.profile)}
                aria-label={tShell('account.register', { type: tShell(`userType.${type}`) })}
              >
                {t('profile.register')}
              </ButtonLink>
            )}
            {!status && type === 'fan' && <Badge>{t('profile.missing')}</Badge>}
          </Row>
        );
      })}
    </List>
  );
}
