import { toAppError } from '@spotlight/shared/data';
import { useState } from 'react';
import type pictureTexts from '../locales/picture.zh-TW.json';
import { openPicture } from './open-picture';
import type { ChosenPicture } from './picture.mutations';
import { pictureFault } from './picture.rules';

type FaultText = keyof (typeof pictureTexts)['picture']['fault'];

const uploadFaults: Readonly<Record<string, FaultText>> = {
  FORBIDDEN: 'permission',
  NOT_SIGNED_IN: 'permission',
  OFFLINE: 'network',
  TIMEOUT: 'network',
  SERVER: 'unknown',
  INVALID_INPUT: 'validation',
  RATE_LIMITED: 'rateLimit',
};

/**
 * Files that somebody chose, checked and drawn anew on the device, then handed over one by one.
 * @param onChoose uploads it, or sets it aside; what it throws is said
 */
export function usePictureChoice(onChoose: (picture: ChosenPicture) => Promise<void>) {
  const [fault, setFault] = useState<FaultText | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const take = async (file: File): Promise<FaultText | null> => {
    try {
      const content = await openPicture(file);
      if (!content) return 'content';
      await onChoose({ file, content });
      return null;
    } catch (error) {
      return uploadFaults[toAppError(error).code] ?? 'unknown';
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
