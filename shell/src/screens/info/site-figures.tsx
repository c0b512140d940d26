import { formatCount } from '@spotlight/shared/format/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSiteCounts } from '../../data/site-count/site-count.queries';
import infoTexts from '../../locales/info.zh-TW.json';

/* As high as what comes. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  min-height: 64px;
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
`;

const Figure = styled.dd`
  font-size: var(--text-28);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
`;

const Label = styled.dt`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const kinds = ['events', 'performers', 'venues'] as const;

/** How much there is on the site now, counted and not claimed. */
export function SiteFigures() {
  const t = useTexts(infoTexts);
  const counts = useSiteCounts();
  return (
    <List>
      {counts &&
        kinds.map((kind) => (
          <div key={kind}>
            <Label>{t(`platform.counts.${kind}`)}</Label>
            <Figure>{formatCount(counts[kind])}</Figure>
          </div>
        ))}
    </List>
  );
}
