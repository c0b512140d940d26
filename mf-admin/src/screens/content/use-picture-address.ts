import { useEffect, useState } from 'react';
import type { ChosenPicture } from '@spotlight/shared/picture';

/** The address under which a chosen file can be shown before it is uploaded. */
export function usePictureAddress(picture: ChosenPicture | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(picture.content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
