/** Reporter of jest: where every test has to run, one that was skipped is a failure. */
export default class NoSkips {
  #skipped = [];
  #isNarrowed;

  constructor(globalConfig) {
    // Whoever asks for single tests by their names wants the others left out.
    this.#isNarrowed = Boolean(globalConfig.testNamePattern);
  }

  onRunComplete(_contexts, { testResults }) {
    for (const { testFilePath, testResults: tests } of testResults) {
      const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
      if (left.length > 0) this.#skipped.push(`  ${testFilePath}: ${left.length}`);
    }
  }

  getLastError() {
    const mayNotSkip = process.env.CI || process.env.NO_SKIPS;
    if (!mayNotSkip || this.#isNarrowed || this.#skipped.length === 0) return undefined;
    const message = `Tests that did not run:\n${this.#skipped.join('\n')}`;
    console.error(message);
    return new Error(message);
  }
}
