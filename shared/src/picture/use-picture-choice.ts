import { useState } from 'react';
import { openPicture } from './open-picture';
import type { ChosenPicture } from './picture.mutations';
import { pictureFault } from './picture.rules';
import { uploadFaultOf, type UploadFault } from './upload-fault';

/**
 * Files that somebody chose, checked and drawn anew on the device, then handed over one by one.
 * @param onChoose uploads it, or sets it aside; what it throws is said
 */
export function usePictureChoice(onChoose: (picture: ChosenPicture) => Promise<void>) {
  const [fault, setFault] = useState<UploadFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const take = async (file: File): Promise<UploadFault | null> => {
    try {
      const content = await openPicture(file);
      if (!content) return 'content';
      await onChoose({ file, content });
      return null;
    } catch (error) {
      return uploadFaultOf(error) ?? 'unknown';
    }
  };
  const takeAll = async (files: readonly File[]) => {
    const known = files.map(pictureFault).find((each) => each !== null) ?? null;
    setFault(known);
    if (known || files.length === 0) return;
    setIsBusy(true);
    for (const file of files) {
      // One after the other: they come to stand in the order in which they were chosen.
      // oxlint-disable-next-line no-await-in-loop
      const found = await take(file);
      setFault(found);
      if (found) break;
    }
    setIsBusy(false);
  };
  return { fault, isBusy, takeAll };
}
