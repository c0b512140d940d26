import { styled } from 'styled-components';

/** A framed part of the overview. */
export const DashboardPanel = styled.section`
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  @media (min-width: 720px) {
    padding: 20px;
  }
`;

/** Its heading, with what belongs to it at the right. */
export const PanelTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  & > h2 {
    font-size: var(--text-16);
    margin-inline-end: auto;
  }
`;
