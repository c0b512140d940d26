import { categoryLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { leadingShares } from '../../data/dashboard/dashboard.rules';
import type { CategoryShare } from '../../data/dashboard/dashboard.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { DashboardPanel, PanelTitle } from './dashboard-panel';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 16px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 7em minmax(0, 1fr) 3em;
  align-items: center;
  gap: 12px;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > a:hover {
    text-decoration: underline;
  }
  & > b {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.span`
  height: 8px;
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  overflow: hidden;
`;

const Bar = styled.span`
  display: block;
  height: 100%;
  border-radius: inherit;
`;

const Nothing = styled.p`
  padding-block: 24px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Every bar is one step paler than the one above; what is left over is grey. */
const shade = (index: number, isRest: boolean) =>
  isRest
    ? 'var(--line-control)'
    : `color-mix(in oklch, var(--accent) ${100 - index * 13}%, var(--surface))`;

/** How the events spread over the categories; the longest bar is the largest share. */
export function CategoryPanel({ shares }: { shares: readonly CategoryShare[] }) {
  const t = useTexts(texts);
  const leading = leadingShares(shares);
  const largest = Math.max(...leading.map(({ share }) => share));
  return (
    <DashboardPanel aria-labelledby="categories-title">
      <PanelTitle>
        <h2 id="categories-title">{t('dashboard.categories.title')}</h2>
      </PanelTitle>
      {shares.length === 0 && <Nothing>{t('dashboard.categories.none')}</Nothing>}
      <List>
        {leading.map(({ category, share, count }, index) => (
          <Row key={category ?? 'rest'} title={t('dashboard.categories.count', { count })}>
            {category ? (
              <Link to={`${paths.events.to()}?category=${encodeURIComponent(category)}`}>
                {categoryLabel(category)}
              </Link>
            ) : (
              t('dashboard.categories.other')
            )}
            <Track aria-hidden="true">
              <Bar
                style={{
                  width: `${(share / largest) * 100}%`,
                  background: shade(index, category === null),
                }}
              />
            </Track>
            <b>{Math.round(share * 100)}%</b>
          </Row>
        ))}
      </List>
    </DashboardPanel>
  );
}
