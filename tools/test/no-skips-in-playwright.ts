import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Reporter of Playwright: where every test has to run, one that was skipped is a failure. */
export default class NoSkips implements Reporter {
  private readonly skipped: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'skipped')
      this.skipped.push(`  ${test.titlePath().filter(Boolean).join(' › ')}`);
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    const mayNotSkip = process.env['CI'] || process.env['NO_SKIPS'];
    if (!mayNotSkip || this.skipped.length === 0) return { status };
    console.error(`Tests that did not run:\n${this.skipped.join('\n')}`);
    return { status: 'failed' };
  }
}
