import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { artworkKeys } from './artwork.keys';
import { readArtwork } from './artwork.repository';

/** An original, by its path in the private bucket. */
export function useArtwork(filePath: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: artworkKeys.file(filePath),
    queryFn: () => readArtwork(backend, { filePath }),
    staleTime: 300_000,
  });
}
