import { readLog, writeLog } from './log.rules';

it('keeps the tab and its filters in the address, and drops what it cannot mean', () => {
  const address = '?tab=security&q=admin&failed=true';
  expect(writeLog(readLog(new URLSearchParams(address)))).toBe(address);
  expect(writeLog(readLog(new URLSearchParams('tab=secrets&failed=1')))).toBe('');
});
