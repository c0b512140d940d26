import { Panel, fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** Fields that belong together, under their heading. */
export const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > h2 {
    font-size: var(--text-18);
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
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  @media ${fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
