import { fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';
import { PhotoButton } from './photo-button';
import { useLargePhoto } from './use-large-photo';

/** Photos beside one another. */
export const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  @media ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The photos of a venue; a press shows one of them large. */
export function PhotoGrid({ venue }: { venue: Pick<VenueDetail, 'name' | 'photos'> }) {
  const t = useTexts(texts);
  const altOf = (index: number) =>
    venue.photos[index]?.alt ?? t('detail.photo', { name: venue.name, number: index + 1 });
  const { show, dialog } = useLargePhoto(venue.photos, altOf);
  return (
    <>
      <Photos>
        {venue.photos.map(({ imageUrl }, index) => (
          <li key={imageUrl}>
            <PhotoButton imageUrl={imageUrl} alt={altOf(index)} onPress={() => show(index)} />
          </li>
        ))}
      </Photos>
      {dialog}
    </>
  );
}
