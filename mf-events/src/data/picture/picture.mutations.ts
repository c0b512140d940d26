import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { removeUnusedPictures, uploadPicture, validateFile } from './picture.repository';

/** Uploads a picture as the signed-in person; answers its address. */
export function useUploadPicture() {
  const backend = useBackend();
  const { user } = useSession();
  return useWrite(
    async (_backend, { file, content }: { file: File; content: Blob }) => {
      const { valid, error } = await validateFile(backend, file);
      if (!valid) throw new AppError('INVALID_INPUT', { message: error ?? '' });
      return uploadPicture(backend, user?.id ?? '', content);
    },
    // Nobody waits for it, and what stays now goes with the next picture.
    { onSuccess: () => void removeUnusedPictures(backend).catch(() => undefined) },
  );
}
