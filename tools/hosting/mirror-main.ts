import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { openBucket } from './bucket';
import { mirror } from './mirror';

/** `npm run mirror -- s3://bucket/folder`: brings the published directory into S3-compatible storage. */
await runCommand(async () => {
  const [address = ''] = process.argv.slice(2);
  const { revision, written, removed } = await mirror(dataDirectory(), openBucket(address));
  console.log(
    `${address} has the site of revision ${revision}: ${written} files brought, ${removed} removed`,
  );
});
