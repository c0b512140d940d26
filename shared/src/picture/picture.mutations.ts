import { useBackend, useWrite } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import {
  removeUnusedPictures,
  uploadArtwork,
  uploadPicture,
  validateFile,
  type PictureFolder,
  type PictureSize,
} from './picture.repository';

export interface ChosenPicture {
  file: File;
  /** The file as it is uploaded. */
  content: Blob;
}

/** Uploads a picture as the signed-in person; answers its address. */
export function useUploadPicture(folder: PictureFolder) {
  const backend = useBackend();
  return useWrite(
    async (_backend, { file, content }: ChosenPicture) => {
      const { valid, error } = await validateFile(backend, file);
      if (!valid) throw new AppError('INVALID_INPUT', { message: error ?? '' });
      return uploadPicture(backend, folder, content);
    },
    // Nobody waits for it, and what stays now goes with the next picture.
    { onSuccess: () => void removeUnusedPictures(backend).catch(() => undefined) },
  );
}

/** Uploads the artwork of an advertisement as the signed-in person; answers its name, which ends in the size if that is given. */
export const useUploadArtwork = () =>
  useWrite(async (backend, { file, content, ...size }: ChosenPicture & Partial<PictureSize>) => {
    const { valid, error } = await validateFile(backend, file);
    if (!valid) throw new AppError('INVALID_INPUT', { message: error ?? '' });
    return uploadArtwork(backend, content, size);
  });
