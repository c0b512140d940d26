import { OverlayFailure, fromTablet, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';

const PhotoDialog = lazyPart(
  () => import(/* webpackChunkName: "photo-dialog" */ './photo-dialog').then((m) => m.PhotoDialog),
  { Failed: OverlayFailure },
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  @media ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Frame = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: var(--surface-3);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The photos of a venue; a press shows one of them large. */
export function PhotoGrid({ venue }: { venue: Pick<VenueDetail, 'name' | 'photos'> }) {
  const t = useTexts(texts);
  const [shown, setShown] = useState<number | null>(null);
  const altOf = (index: number) =>
    venue.photos[index]?.alt ?? t('detail.photo', { name: venue.name, number: index + 1 });
  return (
    <>
      <Grid>
        {venue.photos.map(({ imageUrl }, index) => (
          <li key={imageUrl}>
            <Frame type="button" onClick={() => setShown(index)}>
              <img
                src={imageUrl}
                alt={altOf(index)}
                loading="lazy"
                decoding="async"
                width={400}
                height={300}
              />
            </Frame>
          </li>
        ))}
      </Grid>
      {shown !== null && (
        <PhotoDialog
          photos={venue.photos}
          altOf={altOf}
          index={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
