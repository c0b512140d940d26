import { fromDesktop, SilentFailure, lazyPart } from '@spotlight/shared/ui';

import { styled } from 'styled-components';

const LocationStreets = lazyPart(
  () =>
    import(/* webpackChunkName: "location-streets" */ './location-streets').then(
      (m) => m.LocationStreets,
    ),
  { Failed: SilentFailure },
);

const Frame = styled.figure`
  position: relative;
  height: 168px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-2);
  & > svg {
    width: 100%;
    height: 100%;
  }
  & > figcaption {
    position: absolute;
    bottom: 8px;
    left: 8px;
    padding: 0 8px;
    border-radius: var(--radius-6);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  @media ${fromDesktop} {
    height: 240px;
  }
`;

/**
 * Streets, a park, a shore and a pin: it says "a location", not which one. `note` tells readers so.
 * A real map would load tiles from elsewhere for every visitor; 開啟導航 does that for those who ask.
 */
export function LocationDrawing({ note }: { note: string }) {
  return (
    <Frame>
      <LocationStreets />
      <figcaption>{note}</figcaption>
    </Frame>
  );
}
