import { fromDesktop, onPhone } from '@spotlight/shared/ui';
import { css, styled } from 'styled-components';
import type { EntryTone } from './entries.rules';

/** The colours of what an entry is. Never the only sign: a word says it as well. */
const tones: Record<EntryTone, ReturnType<typeof css>> = {
  booked: css`
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-ink);
  `,
  waiting: css`
    border-color: var(--amber);
    background: var(--amber-soft);
    color: var(--amber-ink);
  `,
  phone: css`
    border-color: var(--success-ink);
    background: var(--success-soft);
    color: var(--success-ink);
  `,
  blocked: css`
    border-color: var(--line-control);
    background: var(--surface-3);
    color: var(--ink-2);
  `,
  external: css`
    border-color: var(--info-ink);
    background: var(--info-soft);
    color: var(--info-ink);
  `,
};

export const toneCss = css<{ $tone: EntryTone }>`
  ${({ $tone }) => tones[$tone]}
`;

/** Hours in which nothing can be booked. */
export const closedCss = css`
  background: repeating-linear-gradient(135deg, transparent 0 7px, var(--line) 7px 8px)
    var(--surface-2);
`;

export const BoardLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 264px;
  }
`;

export const Frame = styled.section`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 12px;
  & > h2 {
    margin-inline-end: auto;
    font-size: var(--text-18);
  }
  @media ${onPhone} {
    & > h2 {
      order: -1;
      width: 100%;
    }
  }
`;

export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & h2 {
    font-size: var(--text-16);
  }
`;

export const Swatch = styled.span<{ $tone: EntryTone }>`
  display: inline-block;
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid;
  border-radius: 4px;
  ${toneCss}
`;

export const Hint = styled.p`
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--text-12);
`;
