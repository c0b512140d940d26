import { styled } from 'styled-components';

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  overflow: hidden;
  &::-webkit-progress-bar {
    background: var(--surface-2);
  }
  &::-webkit-progress-value {
    background: var(--accent);
  }
  &::-moz-progress-bar {
    background: var(--accent);
  }
`;

/** How much of something is done. @param label what */
export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  return <Bar aria-label={label} value={done} max={Math.max(total, 1)} />;
}
