import { ChevronLeftIcon, ChevronRightIcon, Dialog, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';

const Large = styled.img`
  width: 100%;
  max-height: 70dvh;
  border-radius: var(--radius-control);
  background: var(--surface-3);
  object-fit: contain;
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

export interface PhotoDialogProps {
  photos: VenueDetail['photos'];
  altOf: (index: number) => string;
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One photo, large, with the ones before and after it. */
export function PhotoDialog({ photos, altOf, index, onShow, onClose }: PhotoDialogProps) {
  const t = useTexts(texts);
  const step = (distance: number) => onShow((index + distance + photos.length) % photos.length);
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('detail.photoOf', { number: index + 1, count: photos.length })}
      onClose={onClose}
    >
      <Large src={photos[index]?.imageUrl} alt={altOf(index)} />
      <Steps>
        {photos.length > 1 && (
          <IconButton label={t('detail.photoBefore')} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <p aria-live="polite">{photos[index]?.alt}</p>
        {photos.length > 1 && (
          <IconButton label={t('detail.photoAfter')} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </Steps>
    </Dialog>
  );
}
