import { styled } from 'styled-components';

/** What happened, one line each, with its moment. */
export const Records = styled.ol`
  display: grid;
  gap: 8px;
  font-size: var(--text-14);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 12px;
    overflow-wrap: anywhere;
  }
  & time,
  & small {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & small {
    grid-column: 2;
    font-size: var(--text-14);
  }
`;

/** Heading of a part of a panel. */
export const PartTitle = styled.h3`
  margin-bottom: 8px;
  font-size: var(--text-14);
`;

/** Buttons inside of a panel, beside one another while there is room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  section > & {
    margin-top: 12px;
  }
`;
