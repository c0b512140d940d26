import { useEffect, useState } from 'react';
import type { QrDrawing } from './qr-drawing';

interface QrState {
  drawing: QrDrawing | null;
  hasFailed: boolean;
}

/** Draws `payload`; the library that knows how is fetched when the first code is shown. */
export function useQrDrawing(payload: string) {
  const [state, setState] = useState<QrState>({ drawing: null, hasFailed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: QrState) => {
      if (isCurrent) setState(next);
    };
    import(/* webpackChunkName: "qr" */ './qr-drawing').then(
      ({ drawQr }) => settle({ drawing: drawQr(payload), hasFailed: false }),
      () => settle({ drawing: null, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [payload, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
