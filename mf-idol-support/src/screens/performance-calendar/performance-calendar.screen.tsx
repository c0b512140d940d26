import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  QueryView,
  SelectField,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import calendarTexts from '../../locales/performance-calendar.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={560} radius="var(--radius-card)" />;

const PerformerCalendar = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-calendar" */ './performer-calendar').then(
      (m) => m.PerformerCalendar,
    ),
  { pending },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

/** /performance-bookings/calendar: what is agreed, asked and kept free; `?performer=` chooses among several pages. */
export function PerformanceCalendarScreen() {
  const t = useTexts(calendarTexts);
  const [params, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (current) => {
        current.set('performer', id);
        return current;
      },
      { preventScrollReset: true },
    );
  return (
    <Column>
      <Breadcrumbs
        items={[
          { label: t('performanceCalendar.bookings'), to: paths.bookings },
          { label: t('performanceCalendar.title') },
        ]}
      />
      <PageHeading title={t('performanceCalendar.title')} lead={t('performanceCalendar.lead')} />
      <QueryView
        query={useOwnPerformers()}
        pending={pending}
        errorTitle={t('performanceCalendar.error')}
        isEmpty={(pages) => pages.length === 0}
        empty={
          <EmptyState
            title={t('performanceCalendar.none')}
            help={t('performanceCalendar.noneHelp')}
            action={
              <ButtonLink to={paths.registerPerformer}>
                {t('performanceCalendar.register')}
              </ButtonLink>
            }
          />
        }
      >
        {(pages) => {
          const page = pages.find(({ id }) => id === params.get('performer')) ?? pages[0];
          if (!page) return null;
          return (
            <>
              {pages.length > 1 && (
                <SelectField
                  label={t('performanceCalendar.performer')}
                  value={page.id}
                  options={pages.map(({ id, performerName }) => ({
                    value: id,
                    label: performerName,
                  }))}
                  onChange={({ target }) => choose(target.value)}
                />
              )}
              <PerformerCalendar key={page.id} page={page} />
            </>
          );
        }}
      </QueryView>
    </Column>
  );
}
