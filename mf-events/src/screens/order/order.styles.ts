import { styled } from 'styled-components';

/** The heading of a part of the order. */
export const PartTitle = styled.h2`
  margin-bottom: 12px;
  font-size: var(--text-18);
`;

/** Names on the left, what they are on the right. */
export const Pairs = styled.dl`
  display: grid;
  gap: 10px;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  & dt {
    flex-shrink: 0;
    color: var(--ink-3);
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** A part with room between what it says and what it offers. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

/** Buttons of a part; side by side where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Quiet = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;
