import { useSession, useToasts } from '@spotlight/shared/contract';
import { taipeiDay } from '@spotlight/shared/format';
import { Badge, Button, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSetIdentity } from '../../data/user/user.mutations';
import type { ManagedUser } from '../../data/user/user.schema';
import userTexts from '../../locales/users.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { PartTitle } from '../../room/records.styles';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { AccountPart } from './account-part';
import { FactorPart } from './factor-part';
import { PostingForm } from './posting-form';
import { SessionsPart } from './sessions-part';

const List = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & button {
    margin-inline-start: auto;
  }
`;

const tones = { active: 'success', pending: 'warning', suspended: 'danger' } as const;

export interface UserPanelProps {
  user: ManagedUser;
  place: PanelPlace;
}

/** One account: what it may publish, its identities, whether it is in use, and what was done to it. */
export function UserPanel({ user, place }: UserPanelProps) {
  const t = useTexts(userTexts);
  const { user: own } = useSession();
  const isOwn = own?.id === user.id;
  const isOutOfReach = user.role === 'admin' && own?.adminRole !== 'superadmin';
  const lead = [
    user.email ?? t('noEmail'),
    t('panel.joined', { day: taipeiDay(user.createdAt).replaceAll('-', '/') }),
  ].join('・');
  return (
    <RowPanel {...place} rowKey={user.id} title={user.username} lead={lead}>
      {isOwn && <Notice tone="info">{t('panel.ownAccount')}</Notice>}
      {!isOwn && isOutOfReach && <Notice tone="info">{t('panel.adminOnly')}</Notice>}
      {!isOwn && !isOutOfReach && (
        <>
          <PostingForm user={user} />
          <Identities user={user} />
          <SessionsPart id={user.id} name={user.username} />
          {(user.role === 'admin' || user.hasSecondFactor) && (
            <FactorPart user={user} mayReset={own?.adminRole === 'superadmin'} />
          )}
          <AccountPart user={user} onDeleted={place.onClose} />
        </>
      )}
      {isOwn && <SessionsPart id={user.id} name={user.username} isOwn />}
      <AuditTrail entity="profiles" id={user.id} />
    </RowPanel>
  );
}

function Identities({ user }: { user: ManagedUser }) {
  const t = useTexts(userTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useSetIdentity();
  const shown = user.identities.filter(({ type }) => type !== 'fan');
  return (
    <section>
      <PartTitle>{t('panel.identities')}</PartTitle>
      {shown.length === 0 && <p>{t('panel.noIdentities')}</p>}
      <List>
        {shown.map(({ type, status }) => {
          const next = status === 'active' ? ('suspended' as const) : ('active' as const);
          const acts = {
            active: t('panel.suspendIdentity'),
            pending: t('panel.approveIdentity'),
            suspended: t('panel.restoreIdentity'),
          };
          const act = acts[status];
          return (
            <li key={type}>
              {t(`roles.${type}`)}
              <Badge tone={tones[status]}>{t(`panel.identity.${status}`)}</Badge>
              <Button
                variant="outline"
                size="sm"
                isBusy={isPending}
                aria-label={t('panel.identityOf', { act, type: t(`roles.${type}`) })}
                onClick={() =>
                  mutate(
                    { id: user.id, type, status: next },
                    {
                      onSuccess: () => toasts.success(t('panel.identityChanged')),
                      onError: (error) => toasts.error(errorText(error)),
                    },
                  )
                }
              >
                {act}
              </Button>
            </li>
          );
        })}
      </List>
    </section>
  );
}
