import { formatMoment } from '@spotlight/shared/format';
import { Badge, ConfirmButton, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useEndSessions } from '../../data/user/user.mutations';
import { useSessions } from '../../data/user/user.queries';
import userTexts from '../../locales/users.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
  font-size: var(--text-14);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    overflow-wrap: anywhere;
  }
  & small {
    flex-basis: 100%;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

export interface SessionsPartProps {
  /** The account and its name. */
  id: string;
  name: string;
  /** One's own: the session that looks stays. */
  isOwn?: boolean;
}

/** Where an account is signed in, and the end of it. */
export function SessionsPart({ id, name, isOwn = false }: SessionsPartProps) {
  const t = useTexts(userTexts);
  const sessions = useSessions(id);
  const { mutateAsync } = useEndSessions();
  return (
    <section>
      <PartTitle>{t('panel.sessions')}</PartTitle>
      <QueryView
        query={sessions}
        pending={<Skeleton height={44} radius="var(--radius-control)" />}
        errorTitle={t('panel.sessionsFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('panel.noSessions')}</p>}
      >
        {({ items }) => (
          <>
            <List>
              {items.map((session) => (
                <li key={session.id}>
                  {t('panel.sessionLine', {
                    begun: formatMoment(session.begunAt),
                    used: formatMoment(session.usedAt),
                  })}
                  {session.isCurrent && <Badge tone="info">{t('panel.sessionCurrent')}</Badge>}
                  {session.isVerified && <Badge tone="success">{t('panel.sessionVerified')}</Badge>}
                  {session.userAgent && <small>{session.userAgent}</small>}
                </li>
              ))}
            </List>
            {items.some(({ isCurrent }) => !isCurrent) && (
              <ConfirmButton
                variant="outline"
                size="sm"
                question={{
                  title: isOwn ? t('panel.endOwnTitle') : t('panel.endTitle', { name }),
                  body: t(isOwn ? 'panel.endOwnBody' : 'panel.endBody'),
                  confirmLabel: t(isOwn ? 'panel.endOtherSessions' : 'panel.endSessions'),
                  keepLabel: t('panel.keep'),
                  onConfirm: async () => t('panel.ended', { count: (await mutateAsync(id)).ended }),
                }}
              >
                {t(isOwn ? 'panel.endOtherSessions' : 'panel.endSessions')}
              </ConfirmButton>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
