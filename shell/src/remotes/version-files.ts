import type { RemoteVersion } from '@spotlight/shared/contract/schema';

/** What is to be known of a version to run it, as the registry says it. */
export interface VersionFiles extends Pick<
  RemoteVersion,
  'entry' | 'integrity' | 'languages' | 'code'
> {
  version: string;
  language: string;
}
