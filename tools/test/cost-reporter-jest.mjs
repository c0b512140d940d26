import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** Reporter of jest: writes down what each suite took, for the budgets of `npm test`. */
export default class CostReporter {
  onTestFileResult(_test, { testFilePath, perfStats }) {
    const file = path.relative(process.cwd(), testFilePath).split(path.sep).join('/');
    const seconds = (perfStats.end - perfStats.start) / 1000;
    if (process.env.COSTS_FILE) appendFileSync(process.env.COSTS_FILE, `${seconds}\t${file}\n`);
  }
}
