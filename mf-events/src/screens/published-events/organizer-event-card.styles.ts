import { Panel, fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Card = styled(Panel).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  grid-template: 'body' auto 'foot' auto / minmax(0, 1fr);
  gap: 12px 16px;
  padding: 16px;
  &:hover {
    border-color: var(--line-control);
  }
  @media ${fromTablet} {
    grid-template: 'picture body' auto 'picture foot' 1fr / 176px minmax(0, 1fr);
    padding: 16px;
  }
`;

/** On phones the facts need the width. */
export const Picture = styled.div`
  display: none;
  grid-area: picture;
  align-self: start;
  overflow: hidden;
  border-radius: var(--radius-control);
  @media ${fromTablet} {
    display: block;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-area: body;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Title = styled.h3`
  font-size: var(--text-18);
  line-height: var(--leading-title);
  overflow-wrap: anywhere;
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

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & > :first-child {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
`;

/** How full the event is; the figures beside it say the same. */
export const Bar = styled.div.attrs({ 'aria-hidden': true })`
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--surface-3);
  &::before {
    content: '';
    display: block;
    width: calc(var(--fill) * 100%);
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
  }
`;

export const Note = styled.p`
  color: var(--danger-ink);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`;

/** What happens next, without anybody's doing. */
export const Next = styled(Note)`
  color: var(--ink-2);
`;

/** Above the link that spans the card, so that its buttons can be pressed. */
export const Foot = styled.div`
  position: relative;
  z-index: 1;
  grid-area: foot;
  align-self: end;
  justify-self: start;
`;
