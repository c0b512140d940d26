import { useEffect, useState } from 'react';
import type { QrDrawing } from './qr-drawing';

interface QrState {
  drawing: QrDrawing | null;
  hasFailed: boolean;
}

const nothingYet: QrState = { drawing: null, hasFailed: false };

async function attemptQr(payload: string): Promise<QrState> {
  try {
    const { drawQr } = await import(/* webpackChunkName: "qr" */ './qr-drawing');
    return { drawing: drawQr(payload), hasFailed: false };
  } catch {
    return { drawing: null, hasFailed: true };
  }
}

/** Draws `payload`; the library that knows how is fetched when the first code is shown. */
export function useQrDrawing(payload: string) {
  const [state, setState] = useState<QrState>(nothingYet);

  // A failed attempt is made again by forgetting it.
  const { hasFailed } = state;
  useEffect(() => {
    if (hasFailed) return undefined;
    let isCurrent = true;
    const draw = async () => {
      const next = await attemptQr(payload);
      if (isCurrent) setState(next);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [payload, hasFailed]);

  return { ...state, retry: () => setState(nothingYet) };
}
