import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import type { WaitingArtwork } from '../approval/approval.schema';
import { artworkKeys } from './artwork.keys';
import { readArtwork } from './artwork.repository';

/** The file that waits, as it would be published. */
export function useArtwork(artwork: WaitingArtwork) {
  const backend = useBackend();
  return useQuery({
    queryKey: artworkKeys.file(artwork.filePath),
    queryFn: () => readArtwork(backend, artwork),
    staleTime: 300_000,
  });
}
