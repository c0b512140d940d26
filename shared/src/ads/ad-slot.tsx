import { SilentFailure, lazyPart } from '@spotlight/shared/ui';
import { useIsNear } from '@spotlight/shared/ui/near';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { AdPlace } from './ad-place';
import { ratioOf } from './ad-ratio';

const ShownAd = lazyPart(
  () => import(/* webpackChunkName: "shown-ad" */ './shown-ad').then((m) => m.ShownAd),
  { pending: null, Failed: SilentFailure },
);

const Frame = styled.section`
  overflow: hidden;
  min-width: 0;
  border-radius: var(--radius-card);
  background: var(--surface-2);
`;

export interface AdSlotProps {
  place: AdPlace;
  /** Names the region. */
  label: string;
}

/**
 * The place of an advertisement. It has its shape from the first frame, so nothing moves when something comes; its
 * code and what is shown are fetched when it comes near the view.
 */
export function AdSlot({ place, label }: AdSlotProps) {
  const frame = useRef<HTMLElement>(null);
  const isNear = useIsNear(frame);
  return (
    <Frame ref={frame} aria-label={label} style={{ aspectRatio: ratioOf(place) }}>
      {isNear && <ShownAd place={place} />}
    </Frame>
  );
}
