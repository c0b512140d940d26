import { styled } from 'styled-components';

/** The heading of a part. */
export const PartTitle = styled.h3`
  font-size: var(--text-16);
`;

/** Parts below one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Things beside one another, as far as there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Names on the left, what they are on the right. */
export const Pairs = styled.dl`
  display: grid;
  gap: 8px;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  & > [data-total] {
    padding-top: 8px;
    border-top: 1px solid var(--line);
    font-weight: var(--weight-bold);
  }
  & dt {
    min-width: 0;
    color: var(--ink-2);
  }
  /* A price is never broken; an address that is longer than its share is. */
  & dd {
    flex-shrink: 0;
    max-width: 70%;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
