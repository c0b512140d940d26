import { siteOnServer, type SiteSource } from '../release/site-source';
import { isBucketAddress, openBucket } from './bucket';

/** The published site at an address (https://…) or in a bucket (s3://…); nothing for what names a directory. */
export function siteElsewhere(given: string): SiteSource | undefined {
  if (isBucketAddress(given)) return openBucket(given);
  return /^https?:/.test(given) ? siteOnServer(given) : undefined;
}
