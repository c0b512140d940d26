import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SoftBeam } from './soft-beam';

const Area = styled.div`
  position: relative;
  isolation: isolate;
`;

/** A page, or the top of one, under the soft cone of light that falls from the header. */
export function LitArea({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Area className={className}>
      <SoftBeam />
      {children}
    </Area>
  );
}
