import { formatMoment } from '@spotlight/shared/format/parts';
import { Badge, ConfirmButton, QueryView, Skeleton } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useEndOwnSessions, useOwnSessions } from '../../data/own-session/own-session.queries';
import { deviceOf } from '../../data/own-session/own-session.rules';
import type { OwnSession } from '../../data/own-session/own-session.schema';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';

const List = styled.ul`
  display: grid;
  margin-bottom: 16px;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border: 0;
    padding-top: 0;
  }
`;

const Texts = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  line-height: var(--leading-dense);
  & > strong {
    margin-inline-end: 8px;
  }
`;

const Facts = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

/** Where the account is signed in; each device can be signed out, and all others at once. */
export function DeviceList() {
  const t = useTexts(ownAccountTexts);
  const sessions = useOwnSessions();
  const { mutateAsync } = useEndOwnSessions();
  const end = async (id: string | null) =>
    t('devices.ended', { count: (await mutateAsync(id)).ended });
  return (
    <QueryView query={sessions} errorTitle={t('devices.error')} pending={<Skeleton height={120} />}>
      {({ items }) => (
        <>
          <List>
            {items.map((session) => (
              <Device key={session.id} session={session} onEnd={() => end(session.id)} />
            ))}
          </List>
          {items.some(({ isCurrent }) => !isCurrent) && (
            <ConfirmButton
              variant="outline"
              question={{
                title: t('devices.endAllTitle'),
                body: t('devices.endAllBody'),
                confirmLabel: t('devices.endAll'),
                keepLabel: t('devices.keep'),
                onConfirm: () => end(null),
              }}
            >
              {t('devices.endAll')}
            </ConfirmButton>
          )}
        </>
      )}
    </QueryView>
  );
}

interface DeviceProps {
  session: OwnSession;
  onEnd: () => Promise<string>;
}

function Device({ session, onEnd }: DeviceProps) {
  const t = useTexts(ownAccountTexts);
  const { browser, system } = deviceOf(session.userAgent);
  const name =
    browser && system
      ? t('devices.name', { browser, system })
      : (browser ?? system ?? t('devices.unknown'));
  const facts = [
    t('devices.used', { when: formatMoment(session.usedAt) }),
    session.ip && t('devices.ip', { ip: session.ip }),
  ].filter(Boolean);
  return (
    <Row>
      <Texts>
        <strong>{name}</strong>
        {session.isCurrent && <Badge tone="success">{t('devices.current')}</Badge>}
        <Facts>{facts.join('・')}</Facts>
      </Texts>
      {!session.isCurrent && (
        <ConfirmButton
          variant="text"
          size="sm"
          aria-label={t('devices.endName', { device: name })}
          question={{
            title: t('devices.endTitle'),
            body: t('devices.endBody'),
            confirmLabel: t('devices.end'),
            keepLabel: t('devices.keep'),
            onConfirm: onEnd,
          }}
        >
          {t('devices.end')}
        </ConfirmButton>
      )}
    </Row>
  );
}
