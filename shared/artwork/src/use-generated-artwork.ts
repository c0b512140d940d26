import { useEffect, useState } from 'react';
import type { ArtworkRequest } from './artwork-request';
import { loadArtwork, peekArtworkSource } from './artwork-source';

/**
 * The data: URI of a generated picture, or nothing while its chunk is under way or when it is not
 * wanted. When the chunk cannot load, the placeholder stays; the next picture tries again.
 */
export function useGeneratedArtwork(
  request: ArtworkRequest,
  isWanted: boolean,
): string | undefined {
  const [, setIsReady] = useState(false);
  const source = isWanted ? peekArtworkSource(request) : undefined;
  const isWaiting = isWanted && !source;
  const { kind } = request;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    loadArtwork(kind).then(
      () => isCurrent && setIsReady(true),
      () => {
        // The picture is an ornament: its placeholder may stay.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWaiting, kind]);
  return source;
}
