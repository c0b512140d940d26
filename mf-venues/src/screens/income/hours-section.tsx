import { formatMonthDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  EmptyState,
  QueryView,
  SegmentedControl,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { partOf } from '../../data/income/empty-hours.rules';
import { useOccupancy } from '../../data/income/income.queries';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import incomeTexts from '../../locales/income.zh-TW.json';
import { paths } from '../../paths';
import { EmptyHours } from './empty-hours';
import { HeatMap } from './heat-map';
import { Row, Section, Title } from './income.styles';

/** How full the venue is, by weekday and hour; `?when=ahead` looks at the weeks to come. */
export function HoursSection({ venue }: { venue: OwnVenue }) {
  const t = useTexts(incomeTexts);
  const [params, setParams] = useSearchParams();
  const isAhead = params.get('when') === 'ahead';
  const look = (when: 'past' | 'ahead') =>
    setParams(
      (current) => {
        if (when === 'ahead') current.set('when', when);
        else current.delete('when');
        return current;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <Section aria-labelledby="income-hours">
      <Row>
        <Title id="income-hours">{t('income.hours.title')}</Title>
        <SegmentedControl
          label={t('income.hours.when')}
          value={isAhead ? 'ahead' : 'past'}
          options={[
            { value: 'past', label: t('income.hours.past') },
            { value: 'ahead', label: t('income.hours.ahead') },
          ]}
          onChange={look}
        />
      </Row>
      <QueryView
        query={useOccupancy(venue.id, isAhead)}
        pending={<Skeleton height={480} />}
        errorTitle={t('income.hours.error')}
        isEmpty={({ hours }) => hours.length === 0}
        empty={
          <EmptyState
            title={t('income.hours.none')}
            help={t('income.hours.noneHelp')}
            action={
              <ButtonLink to={paths.availability}>{t('income.hours.toAvailability')}</ButtonLink>
            }
          />
        }
      >
        {(occupancy) => (
          <>
            <p>
              {t('income.hours.summary', {
                from: formatMonthDay(occupancy.from),
                until: formatMonthDay(occupancy.until),
                percent: Math.round(partOf(occupancy) * 100),
              })}
            </p>
            <HeatMap hours={occupancy.hours} />
            <EmptyHours venue={venue} hours={occupancy.hours} />
          </>
        )}
      </QueryView>
    </Section>
  );
}
