import { isListDay, taipeiDay } from '@spotlight/shared/format';
import { Button, EmptyState, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { CALENDAR_DAYS, shiftDay } from '../../data/ad/ad-calendar.rules';
import { useAdCalendar } from '../../data/ad/ad.queries';
import calendarTexts from '../../locales/ad-calendar.zh-TW.json';
import { PlacementRow } from './placement-row';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block: 12px;
  & > p {
    margin-inline-end: auto;
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

const Placements = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** 檔期: which slot of which placement is taken when. */
export function CalendarDesk() {
  const t = useTexts(calendarTexts);
  const [search, setSearch] = useSearchParams();
  const today = taipeiDay();
  const asked = search.get('from') ?? '';
  const from = isListDay(asked) ? asked : today;
  const calendar = useAdCalendar(from);
  const show = (day: string) =>
    setSearch(day === today ? { tab: 'calendar' } : { tab: 'calendar', from: day }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <Bar>
        <p role="status">{t('span', { start: from, end: shiftDay(from, CALENDAR_DAYS - 1) })}</p>
        <Button variant="outline" size="sm" onClick={() => show(shiftDay(from, -CALENDAR_DAYS))}>
          {t('before')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => show(today)}>
          {t('today')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => show(shiftDay(from, CALENDAR_DAYS))}>
          {t('after')}
        </Button>
      </Bar>
      <QueryView
        query={calendar}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('loadFailed')}
      >
        {({ placements, days }) =>
          placements.length === 0 ? (
            <EmptyState title={t('empty')} help={t('emptyHelp')} />
          ) : (
            <Placements>
              {placements.map((placement) => (
                <PlacementRow key={placement.id} placement={placement} from={from} days={days} />
              ))}
            </Placements>
          )
        }
      </QueryView>
    </>
  );
}
