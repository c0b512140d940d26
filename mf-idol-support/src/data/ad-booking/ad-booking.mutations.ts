import { useWrite } from '@spotlight/shared/contract';
import { adProductKeys } from '../ad-product/ad-product.keys';
import { ownAdKeys } from '../own-ad/own-ad.keys';
import { bookAd, submitArtwork } from './ad-booking.repository';

/** A slot is taken: free days are others afterwards. */
export const useBookAd = () => useWrite(bookAd, { touches: [adProductKeys.all, ownAdKeys.all] });

/** Another version waits for its check. */
export const useSubmitArtwork = () => useWrite(submitArtwork, { touches: [ownAdKeys.all] });
