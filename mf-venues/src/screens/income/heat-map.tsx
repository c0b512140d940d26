import { VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { partOf } from '../../data/income/empty-hours.rules';
import type { OccupiedHour } from '../../data/income/income.schema';
import { daysInWords } from '../../data/venue/rate-days.rules';
import incomeTexts from '../../locales/income.zh-TW.json';

/* A picture that is a table: the number stands in its colour. Seven columns fit the narrowest phone. */
const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 2px;
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
  text-align: center;
  & caption {
    margin-bottom: 8px;
    color: var(--ink-3);
    font-size: var(--text-14);
    text-align: start;
  }
  & th {
    color: var(--ink-2);
    font-weight: var(--weight-regular);
  }
  & thead th:first-child {
    width: 34px;
  }
  & td {
    height: 28px;
    border-radius: var(--radius-6);
    color: var(--ink);
  }
`;

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** Mixed with the ground, so that the words on it read in both themes. */
const DARKEST = 45;
const colourOf = (part: number) =>
  `color-mix(in oklab, var(--accent) ${Math.round(part * DARKEST)}%, var(--surface-2))`;

/** How full each hour of each weekday is: rows are hours, columns days, the fuller the darker. */
export function HeatMap({ hours }: { hours: readonly OccupiedHour[] }) {
  const t = useTexts(incomeTexts);
  const cells = new Map(hours.map((each) => [`${each.weekday}/${each.hour}`, each]));
  const rows = [...new Set(hours.map(({ hour }) => hour))].toSorted((a, b) => a - b);
  return (
    <Grid>
      <caption>{t('income.hours.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('income.hours.hour')}</VisuallyHidden>
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {t('income.hours.weekday', { day: daysInWords([weekday]) ?? '' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour) => (
          <tr key={hour}>
            <th scope="row">{`${String(hour).padStart(2, '0')}:00`}</th>
            {weekdays.map((weekday) => {
              const cell = cells.get(`${weekday}/${hour}`);
              return cell ? (
                <td key={weekday} style={{ background: colourOf(partOf(cell)) }}>
                  {t('income.hours.share', { percent: Math.round(partOf(cell) * 100) })}
                </td>
              ) : (
                <td key={weekday}>
                  <VisuallyHidden>{t('income.hours.closed')}</VisuallyHidden>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
