import { callFunction, type Backend } from '@spotlight/shared/data';
import { publicAddress, storePicture } from '@spotlight/shared/picture';
import * as z from '@spotlight/shared/vendor/zod';
import type { WaitingArtwork } from '../approval/approval.schema';
import { forgetArtwork, readArtwork } from './artwork.repository';

/**
 * Puts a copy of what was looked at into the public bucket `ads`, and says so. Only such a copy can be
 * approved.
 * @throws AppError
 */
export async function publishArtwork(backend: Backend, artwork: WaitingArtwork): Promise<void> {
  if (artwork.imageUrl) return;
  const file = await readArtwork(backend, artwork);
  const name = await storePicture(backend, 'ads', artwork.id, file);
  await callFunction(
    backend,
    'publish_ad_creative',
    {
      p_creative_id: artwork.id,
      p_image_url: publicAddress(backend.url, 'ads', name),
    },
    z.unknown(),
  );
  forgetArtwork(artwork.filePath);
}
