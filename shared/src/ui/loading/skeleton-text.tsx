import { styled } from 'styled-components';
import { Bone } from './skeleton';
import { sweep } from './sweep.styles';

const Lines = styled.div`
  ${sweep}
  display: grid;
  gap: 12px;
`;

/** The place of `lines` lines of running text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} style={{ height: 14, width: line === lines - 1 ? '60%' : '100%' }} />
      ))}
    </Lines>
  );
}
