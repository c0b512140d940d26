import { styled } from 'styled-components';

/** More is not counted on a bell. */
const MOST = 99;

const Bubble = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 1px;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 2px solid var(--bg);
  border-radius: var(--radius-pill);
  box-sizing: content-box;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 11px;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
`;

/** How much is unread, as a bubble on the bell, whose name says it as well. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 ? <Bubble aria-hidden>{count > MOST ? `${MOST}+` : count}</Bubble> : null;
