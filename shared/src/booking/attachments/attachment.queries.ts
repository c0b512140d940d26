import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery, useQueryClient } from '@spotlight/shared/vendor/query';
import { attachmentKeys } from './attachment.keys';
import { readAttachment } from './attachment.repository';

/** Reads a file that went with a message, when somebody wants to have it. */
export function useReadAttachment() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return (path: string) =>
    queryClient.fetchQuery({
      queryKey: attachmentKeys.of(path, userId),
      queryFn: () => readAttachment(backend, path),
      staleTime: Infinity,
    });
}

/** The same for one that is shown. A file is never written over. */
export function useAttachment(path: string, isNear: boolean) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: attachmentKeys.of(path, userId),
    queryFn: () => readAttachment(backend, path),
    enabled: isNear,
    staleTime: Infinity,
  });
}
