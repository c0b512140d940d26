import { VisuallyHidden, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import trendsTexts from '../../locales/trends.zh-TW.json';

/** The list of a ranking. */
export const RankList = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 32px 72px minmax(0, 1fr);
    align-items: center;
    gap: 4px 12px;
    min-height: 88px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
    @media ${fromTablet} {
      grid-template-columns: 40px 72px minmax(0, 1fr) auto;
    }
  }
  & h2 {
    font-size: var(--text-16);
    line-height: var(--leading-title);
    /* Chinese may break anywhere, and then does so inside a name: prefer the punctuation. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  & h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > li:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;

const Place = styled.div`
  display: grid;
  gap: 2px;
  justify-items: center;
  & > strong {
    font-size: var(--text-22);
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  &[data-first] > strong {
    color: var(--accent-ink);
    font-size: var(--text-28);
  }
`;

const Facts = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
`;

/** Under the title on a phone, where a column of its own would squeeze it. */
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  grid-column: 3;
  @media ${fromTablet} {
    display: grid;
    grid-column: auto;
    justify-items: end;
    text-align: end;
  }
`;

export interface RankRowProps {
  rank: number;
  /** How the place compares with before, where that is known. */
  change?: ReactNode;
  picture: ReactNode;
  title: string;
  to: string;
  /** One line each. */
  facts: readonly string[];
  /** At the right. */
  end?: ReactNode;
}

/** One place of a ranking; the whole row leads to what it is about. */
export function RankRow({ rank, change, picture, title, to, facts, end }: RankRowProps) {
  const t = useTexts(trendsTexts);
  return (
    <li>
      <Place data-first={rank <= 3 || undefined}>
        <strong aria-hidden="true">{rank}</strong>
        <VisuallyHidden>{t('trends.rank', { rank })}</VisuallyHidden>
        {change}
      </Place>
      {picture}
      <div>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        {facts.filter(Boolean).map((fact) => (
          <Facts key={fact}>{fact}</Facts>
        ))}
      </div>
      <End>{end}</End>
    </li>
  );
}
