import { Panel } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Section = styled(Panel).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const Title = styled.h2`
  font-size: var(--text-16);
`;

export const Help = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;
