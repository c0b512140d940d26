import { Panel } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 16px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Title = styled.h3`
  margin-block: 4px;
  font-size: var(--text-16);
  line-height: var(--leading-title);
  & > a:hover {
    text-decoration: underline;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &:not(:empty) {
    margin-top: 8px;
  }
`;
