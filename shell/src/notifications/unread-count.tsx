import { styled } from 'styled-components';

/** More is not counted on a bell. */
const MOST = 99;

const Bubble = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 23px;
  min-width: 8px;
  height: 16px;
  padding: 0 4px;
  border: 2px solid var(--bg);
  border-radius: var(--radius-pill);
  box-sizing: content-box;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 10px;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  text-align: center;
`;

/** How much is unread, as a bubble on the bell, whose name says it as well. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 ? <Bubble aria-hidden>{count > MOST ? `${MOST}+` : count}</Bubble> : null;
