import { useSession, useToasts, type Account, type UserType } from '@spotlight/shared/contract';
import { ClockIcon, PlusIcon } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { registerPath } from '../paths';
import { shellTexts } from '../texts';

const USER_TYPES: readonly UserType[] = ['fan', 'performer', 'venue'];

const Legend = styled.p`
  padding: 0 8px 4px;
  color: var(--ink-3);
  font-size: var(--text-12);
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  padding: 4px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
`;

const segment = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: 44px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--radius-6);
  background: none;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.25;
  white-space: nowrap;
  &:hover {
    color: var(--ink);
  }
  &[aria-pressed='true'] {
    background: var(--raised);
    color: var(--ink);
    font-weight: var(--weight-bold);
    box-shadow: var(--shadow-bar);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Segment = styled.button`
  ${segment}
`;

const RegisterSegment = styled(Link)`
  ${segment}
`;

export interface IdentitySwitchProps {
  user: Account;
  /** Called once the server has switched, or when the visitor leaves for a registration. */
  onSwitched: () => void;
}

/**
 * Chooses the identity that the person acts as. An identity that the person does not have leads to its
 * registration, and so does one that still waits, whose state stands there; every account may act as a fan.
 */
export function IdentitySwitch({ user, onSwitched }: IdentitySwitchProps) {
  const t = useTexts(shellTexts);
  const { switchUserType } = useSession();
  const toasts = useToasts();
  const { pathname, search } = useLocation();
  // From the form itself there is nothing to come back to.
  const here = pathname.startsWith('/register-') ? undefined : pathname + search;
  const legendId = useId();
  const [pending, setPending] = useState<UserType>();

  const stateOf = (type: UserType) =>
    user.identities.find((identity) => identity.type === type)?.status;

  async function handleSwitch(type: UserType) {
    if (pending || type === user.activeType) return;
    setPending(type);
    const result = await switchUserType(type);
    setPending(undefined);
    if (result.success) onSwitched();
    else toasts.error(t('account.switchFailed'));
  }

  return (
    <div>
      <Legend id={legendId}>{t('account.switchIdentity')}</Legend>
      <Group role="group" aria-labelledby={legendId}>
        {USER_TYPES.map((type) =>
          type === 'fan' || !['pending', undefined].includes(stateOf(type)) ? (
            <Segment
              key={type}
              type="button"
              aria-pressed={type === user.activeType}
              aria-busy={type === pending}
              onClick={() => void handleSwitch(type)}
            >
              {t(`userType.${type}`)}
            </Segment>
          ) : (
            <RegisterSegment
              key={type}
              to={registerPath(type, here)}
              aria-label={t(stateOf(type) ? `account.waiting` : 'account.register', {
                type: t(`userType.${type}`),
              })}
              onClick={onSwitched}
            >
              {stateOf(type) ? <ClockIcon size={14} /> : <PlusIcon size={14} />}
              {t(`userType.${type}`)}
            </RegisterSegment>
          ),
        )}
      </Group>
    </div>
  );
}
