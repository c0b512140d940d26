import { parseArgs } from 'node:util';
import { runCommand } from '../../../shell/site/run-command';
import { LAPSED_ORDERS, measureHotEvent } from './measure-hot-event';

/** `npm run bench:hot [-- --seconds 8 --lapsed 5000]`: what happens when everybody presses at once. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '8' },
      lapsed: { type: 'string', default: String(LAPSED_ORDERS) },
    },
  });
  const [seconds, lapsed] = [Number(values.seconds), Number(values.lapsed)];
  if (!(seconds >= 1) || !(lapsed >= 1)) {
    throw new Error('Usage: npm run bench:hot -- [--seconds 8] [--lapsed 5000]');
  }
  const report = await measureHotEvent(seconds, lapsed, (line) => console.log(`… ${line}`));
  console.log(`\n${report}\n`);
});
