import { formatDate, formatMonthDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { clickRate, clickRateText } from '../../data/own-ad/click-rate.rules';
import type { AdStats } from '../../data/own-ad/own-ad.schema';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';

const Frame = styled.div`
  margin-block: 8px 16px;
  color: var(--ink-3);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 140px;
  overflow: visible;
  & > polyline {
    fill: none;
    stroke: var(--warning);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & > rect {
    fill: var(--accent);
    opacity: 0.55;
  }
  & > path {
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: 4px;
`;

const Legend = styled.p`
  display: flex;
  gap: 16px;
  margin-bottom: 8px;
  & > span::before {
    content: '';
    display: inline-block;
    width: 12px;
    height: 8px;
    margin-inline-end: 6px;
    background: var(--accent);
    opacity: 0.55;
  }
  & > span + span::before {
    height: 2px;
    margin-bottom: 3px;
    background: var(--warning);
    opacity: 1;
  }
`;

/** Bars of impressions with the line of clicks of a hundred of them. Drawn without words, so that it may be stretched. */
export function ClickChart({ stats }: { stats: AdStats }) {
  const t = useTexts(ownAdsTexts);
  const { days } = stats;
  const most = Math.max(1, ...days.map(({ impressions }) => impressions));
  const highest = Math.max(1, ...days.map((day) => clickRate(day) ?? 0));
  const step = 100 / days.length;
  const middle = (index: number) => ((index + 0.5) * step).toFixed(2);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Frame
      role="img"
      aria-label={t('ownAds.chart', {
        from: formatDate(first),
        to: formatDate(last),
        impressions: stats.impressions,
        clicks: stats.clicks,
        rate: clickRateText(stats),
      })}
    >
      <Legend>
        <span>{t('ownAds.impressions')}</span>
        <span>{t('ownAds.rate')}</span>
      </Legend>
      <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 100h100" />
        {days.map(({ day, impressions }, index) => {
          const height = (impressions / most) * 100;
          return (
            <rect
              key={day}
              x={(index + 0.15) * step}
              y={100 - height}
              width={step * 0.7}
              height={height}
            />
          );
        })}
        <polyline
          points={days
            .map((day, index) => `${middle(index)},${100 - ((clickRate(day) ?? 0) / highest) * 90}`)
            .join(' ')}
        />
      </Drawing>
      <Ends>
        <span>{formatMonthDay(first)}</span>
        <span>{formatMonthDay(last)}</span>
      </Ends>
    </Frame>
  );
}
