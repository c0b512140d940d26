import { eventLinks, performerLinks, supportLinks } from '@spotlight/shared/contract/links';
import { formatCount } from '@spotlight/shared/format/parts';
import { QueryView, Skeleton, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnFigures } from '../../data/own-figures/own-figures.queries';
import accountTexts from '../../locales/account.zh-TW.json';
import { paths } from '../../paths';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media ${fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: 4px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  &:hover {
    background: var(--surface-2);
  }
  & > b {
    color: var(--ink);
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-tight);
  }
`;

const pages = {
  tickets: eventLinks.tickets,
  following: performerLinks.followed,
  saved: paths.favorites,
  visits: supportLinks.supportMap,
} as const;
const kinds = Object.keys(pages) as Array<keyof typeof pages>;

/** What one has gathered here; each figure leads to what it counts. */
export function OwnFigures({ userId }: { userId: string }) {
  const t = useTexts(accountTexts);
  const figures = useOwnFigures(userId);
  return (
    <QueryView query={figures} pending={<Skeleton height={98} radius="var(--radius-card)" />}>
      {(counts) => (
        <List>
          {kinds.map((kind) => (
            <li key={kind}>
              <Tile to={pages[kind]}>
                <b>{formatCount(counts[kind])}</b>
                {t(`profile.figures.${kind}`)}
              </Tile>
            </li>
          ))}
        </List>
      )}
    </QueryView>
  );
}
