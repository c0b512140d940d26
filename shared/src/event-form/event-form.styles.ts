import { Panel } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** Fields that belong together, one of several. */
export const Group = styled(Panel).attrs({ as: 'fieldset' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  padding: 16px;
  background: transparent;
  & > legend {
    padding: 0 6px;
    font-weight: var(--weight-bold);
  }
`;

/** A part of a step with a heading of its own. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  & > * {
    justify-self: stretch;
  }
  & > button {
    justify-self: start;
  }
  & > h3 {
    font-size: var(--text-18);
    outline: 0;
  }
  & > p {
    margin-top: -8px;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** Two fields beside one another where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 20px 16px;
`;
