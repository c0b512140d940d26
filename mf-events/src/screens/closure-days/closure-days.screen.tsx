import { cityLabel, formatDate } from '@spotlight/shared/format';
import {
  ConfirmButton,
  Container,
  EmptyState,
  PageHeading,
  Panel,
  QueryView,
  SectionHeading,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useWithdrawClosure } from '../../data/closure/closure.mutations';
import { useClosureDesk } from '../../data/closure/closure.queries';
import type { ClosureDesk } from '../../data/closure/closure.schema';
import closureTexts from '../../locales/closure-days.zh-TW.json';
import { AnnounceForm } from './announce-form';
import { ClosedEventCard } from './closed-event-card';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Announced = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

/** /closure-days: typhoon days. Which cities are closed, and what becomes of each event there. */
export function ClosureDaysScreen() {
  const t = useTexts(closureTexts);
  const desk = useClosureDesk();
  return (
    <Page>
      <PageHeading title={t('closure.title')} lead={t('closure.lead')} />
      <QueryView query={desk} errorTitle={t('closure.error')} pending={<Skeleton height={320} />}>
        {({ isForAll, closures, events }) => (
          <>
            <section>
              <SectionHeading title={t('closure.events.title')} />
              {events.length === 0 ? (
                <EmptyState
                  title={t('closure.events.empty')}
                  help={t('closure.events.emptyHelp')}
                />
              ) : (
                <List>
                  {events.map((event) => (
                    <li key={`${event.eventId} ${event.day}`}>
                      <ClosedEventCard event={event} showsOrganizer={isForAll} />
                    </li>
                  ))}
                </List>
              )}
            </section>
            {closures.length > 0 && (
              <Panel as="section">
                <h2>{t('closure.announced.title')}</h2>
                <List>
                  {closures.map((closure) => (
                    <AnnouncedClosure key={closure.id} closure={closure} />
                  ))}
                </List>
              </Panel>
            )}
            <AnnounceForm isForAll={isForAll} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function AnnouncedClosure({ closure }: { closure: ClosureDesk['closures'][number] }) {
  const t = useTexts(closureTexts);
  const { mutateAsync } = useWithdrawClosure();
  const names = { city: cityLabel(closure.city), day: formatDate(closure.day) };
  return (
    <Announced>
      {t('closure.announced.item', names)}
      {closure.mayWithdraw && (
        <ConfirmButton
          variant="text"
          size="sm"
          aria-label={t('closure.announced.withdrawName', names)}
          question={{
            title: t('closure.announced.withdrawTitle', names),
            body: t('closure.announced.withdrawBody'),
            confirmLabel: t('closure.announced.withdraw'),
            keepLabel: t('closure.announced.keep'),
            onConfirm: async () => {
              await mutateAsync(closure.id);
              return t('closure.announced.withdrawn');
            },
          }}
        >
          {t('closure.announced.withdraw')}
        </ConfirmButton>
      )}
    </Announced>
  );
}
