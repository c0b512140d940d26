import { Panel } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Card = styled(Panel).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  gap: 8px;
  padding: 16px;
  &:hover {
    border-color: var(--line-control);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Title = styled.h3`
  font-size: var(--text-16);
  line-height: var(--leading-title);
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  & > a:focus-visible {
    outline: 0;
  }
  & > a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

/** Above the link that spans the card, so that its buttons can be pressed. */
export const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

export const Total = styled.strong`
  margin-inline-end: auto;
  font-size: var(--text-18);
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;
