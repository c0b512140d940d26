import { styled } from 'styled-components';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: border-color var(--fast) var(--ease);
  &:hover {
    border-color: var(--line-control);
  }
`;

export const Tags = styled.div`
  position: absolute;
  top: 12px;
  left: 12px;
  display: flex;
  gap: 8px;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: 16px;
`;

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--text-18);
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

export const Description = styled.p`
  margin-top: 2px;
  overflow: hidden;
  color: var(--ink-3);
  font-size: var(--text-14);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Pushed to the bottom, so that the facts of a row stand at one height whatever the titles do. */
export const Facts = styled.div`
  display: grid;
  gap: 6px;
  margin-top: auto;
  padding-top: 10px;
`;

/** Price and actions; where both do not fit into one line, the actions take the next. */
export const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  pointer-events: none;
`;

/** In the place of a price that nobody knows yet. */
export const Pending = styled.span`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-inline-start: auto;
  pointer-events: auto;
`;
