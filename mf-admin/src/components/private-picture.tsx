import { BlobPicture, type BlobPictureProps } from '@spotlight/shared/picture/blob';
import { useArtwork } from '../data/artwork/artwork.queries';

export interface PrivatePictureProps extends Omit<BlobPictureProps, 'query'> {
  /** In the bucket `artwork`. */
  path: string;
}

/** A picture that only those see who decide on it: fetched with the reader's right. */
export function PrivatePicture({ path, ...shown }: PrivatePictureProps) {
  return <BlobPicture query={useArtwork(path)} {...shown} />;
}
