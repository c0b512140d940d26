import { Table, Td, Th, fromDesktop, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';

const Cards = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  & h3 {
    margin-bottom: 8px;
    font-size: var(--text-14);
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: 8px 16px;
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    font-size: var(--text-14);
  }
  & p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

export interface MonthTableProps<Month extends { month: string }> {
  label: string;
  /** Latest first; each by its first day. */
  months: readonly Month[];
  thisMonth: string;
  /** What each month tells, under its name. */
  columns: readonly { name: string; valueOf: (month: Month) => string }[];
  /** Nothing happened in it. */
  isQuiet: (month: Month) => boolean;
}

/** Every month of an own page with its numbers: a table, where that does not fit one card for each. */
export function MonthTable<Month extends { month: string }>({
  label,
  months,
  thisMonth,
  columns,
  isQuiet,
}: MonthTableProps<Month>) {
  const t = useTexts(ownPageTexts);
  const isNarrow = useMediaQuery(`not ${fromDesktop}`);
  const nameOf = ({ month }: Month) => {
    const name = month.slice(0, 7).replace('-', '/');
    if (month === thisMonth) return t('months.thisMonth', { month: name });
    return month > thisMonth ? t('months.upcoming', { month: name }) : name;
  };
  if (isNarrow) {
    return (
      <Cards aria-label={label}>
        {months.map((each) => (
          <li key={each.month}>
            <h3>{nameOf(each)}</h3>
            {isQuiet(each) ? (
              <p>{t('months.quiet')}</p>
            ) : (
              <dl>
                {columns.map(({ name, valueOf }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{valueOf(each)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </Cards>
    );
  }
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th scope="col">{t('months.month')}</Th>
          {columns.map(({ name }) => (
            <Th key={name} scope="col" isNumeric>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((each) => (
          <tr key={each.month}>
            <Td isStrong>{nameOf(each)}</Td>
            {columns.map(({ name, valueOf }) => (
              <Td key={name} isNumeric>
                {valueOf(each)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
