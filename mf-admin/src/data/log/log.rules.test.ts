import { readLog, writeLog } from './log.rules';

it('keeps the tab and its filters in the address, and drops what it cannot mean', () => {
  for (const address of ['?tab=security&q=admin&failed=true', '?tab=vitals&pages=true'])
    expect(writeLog(readLog(new URLSearchParams(address)))).toBe(address);
  expect(writeLog(readLog(new URLSearchParams('tab=secrets&failed=1')))).toBe('');
});
