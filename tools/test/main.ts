import { parseArgs } from 'node:util';
import { askedLongParts } from './long-parts';
import { everything, partsOf } from './parts';
import { runParts } from './run-parts';

/**
 * `npm test [-- mf-venues]`: everything that each change passes, or what one remote does.
 * `npm run test:long [-- 3 | by-commit]`: the whole matrices, storms and rehearsals, in eight parts; all of them, one of
 * them, or the one that the newest commit names.
 * `--record` takes what suites take now as what they may.
 */
const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean' }, record: { type: 'boolean' } },
  allowPositionals: true,
});
const [asked] = positionals;
const parts = values.long
  ? askedLongParts(asked)
  : asked === undefined
    ? everything
    : partsOf(asked);
const isGreen = await runParts(parts, { isRecording: values.record });
process.exitCode = isGreen ? 0 : 1;
