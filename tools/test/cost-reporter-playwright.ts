import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Reporter of Playwright: writes down what each test took, for the budgets of `npm test`. */
export default class CostReporter implements Reporter {
  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = path.relative(process.cwd(), location.file).split(path.sep).join('/');
    const costs = process.env['COSTS_FILE'];
    if (costs) appendFileSync(costs, `${duration / 1000}\t${file}\n`);
  }
}
