import { Container } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** A page that is a ranking: one column that the eye can follow from place to title. */
export const RankingPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  max-width: calc(880px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;
