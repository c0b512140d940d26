import { Container } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** The page of a calendar. */
export const AvailabilityColumn = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;
