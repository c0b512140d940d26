import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDecoder } from './create-decoder';
import { createSeenCodes } from './seen-codes.rules';

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing' | 'failed';

const LOOK_EVERY_MS = 120;

function faultOf(thrown: unknown): Extract<CameraState, 'denied' | 'missing' | 'failed'> {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'failed';
}

/** Streams the camera at the back into a video and calls `onCode` for each code that is shown. */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const isRequested = state === 'starting' || state === 'on';
  const tell = useEffectEvent(onCode);

  // At once, not when the camera starts: there may be no network to fetch a decoder then.
  useEffect(() => void createDecoder().catch(() => undefined), []);

  useEffect(() => {
    if (!isRequested) return undefined;
    let isCurrent = true;
    let stream: MediaStream | undefined;
    const isNew = createSeenCodes();
    const look = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('missing');
      const decode = await createDecoder();
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      if (!isCurrent || !video.current) return stop(stream);
      // An unplugged camera ends its stream without a word.
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => isCurrent && setState('failed'));
      }
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      while (isCurrent && video.current) {
        const text = await decode(video.current).catch(() => null);
        if (isCurrent && text && isNew(text, Date.now())) tell(text);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    };
    look().catch((thrown: unknown) => {
      if (isCurrent) setState(faultOf(thrown));
    });
    return () => {
      isCurrent = false;
      stop(stream);
    };
  }, [isRequested]);

  return {
    video,
    state,
    isRequested,
    start: () => setState('starting'),
    stop: () => setState('off'),
  };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
