import { useWrite } from '@spotlight/shared/contract';
import { adProductKeys } from '../ad-product/ad-product.keys';
import { bookAd, submitArtwork } from './ad-booking.repository';

/** A slot is taken: free days are others afterwards. */
export const useBookAd = () => useWrite(bookAd, { touches: [adProductKeys.all] });

export const useSubmitArtwork = () => useWrite(submitArtwork);
