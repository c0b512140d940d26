import { OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useState, type ReactNode } from 'react';
import type { VenueDetail } from '../../data/venue/venue.schema';

const PhotoDialog = lazyPart(
  () => import(/* webpackChunkName: "photo-dialog" */ './photo-dialog').then((m) => m.PhotoDialog),
  { Failed: OverlayFailure },
);

/** Shows one of some photos large, with the way to the others. */
export function useLargePhoto(
  photos: VenueDetail['photos'],
  altOf: (index: number) => string,
): { show: (index: number) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<number | null>(null);
  return {
    show: setShown,
    dialog: shown !== null && (
      <PhotoDialog
        photos={photos}
        altOf={altOf}
        index={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    ),
  };
}
