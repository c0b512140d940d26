import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { readAccessLogs } from './access-log';
import { collect } from './collect';

/**
 * `npm run collect [-- --log /var/log/nginx/access.log]… [--days 7] [--dry-run]`: removes the files of versions that
 * the registry names no more and nobody has asked for in so many days.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      log: { type: 'string', multiple: true, default: [] },
      days: { type: 'string', default: '7' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const days = Number(values.days);
  if (!(days >= 0)) throw new Error(`--days is "${values.days}": give a number of days.`);
  const isDry = values['dry-run'];
  const asked = await readAccessLogs(values.log);
  const left = await collect({ dataDir: dataDirectory(), days, asked, isDry });
  const told = isDry ? 'would go' : 'gone';
  console.table(
    left.map(({ id, version, leftAt, askedAt, endsAt, isSpent }) => ({
      id,
      version,
      left: leftAt.toISOString().slice(0, 16),
      'preview until': endsAt?.toISOString().slice(0, 16) ?? '–',
      'asked for': askedAt?.toISOString().slice(0, 16) ?? '–',
      '': isSpent ? told : 'stays',
    })),
  );
  console.log(`${left.filter(({ isSpent }) => isSpent).length} of ${left.length} ${told}`);
});
