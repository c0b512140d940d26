import { styled } from 'styled-components';

/** One after another, a line between them. */
export const Rows = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
`;

/** What a row is about, and a quieter line below. */
export const About = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  & > strong {
    overflow-wrap: anywhere;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -12px;
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
