/** As much of a reporter of jest as there is. */
export default class NoSkips {
  constructor(globalConfig: { testNamePattern?: string });
  onRunComplete(contexts: unknown, results: { testResults: unknown[] }): void;
  getLastError(): Error | undefined;
}
