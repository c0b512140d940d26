import { forgetEarlyReads, readEarly, takeEarlyRead } from './early-read';

const address = 'http://backend.test/rest/v1/rpc/get_event?p_id=1&p_page=2';
const answer = {} as Response;
const ask = jest.fn(() => Promise.resolve(answer));
beforeEach(() => {
  ask.mockClear();
  forgetEarlyReads();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('is asked for once, and handed out once, whatever the order of its parameters', async () => {
  readEarly(address, ask);
  readEarly(address, ask);
  expect(ask).toHaveBeenCalledTimes(1);
  const other = 'http://backend.test/rest/v1/rpc/get_event?p_page=2&p_id=1';
  await expect(takeEarlyRead(other)).resolves.toBe(answer);
  expect(takeEarlyRead(address)).toBeUndefined();
});

test('is forgotten when nobody wants it soon', () => {
  readEarly(address, ask);
  jest.advanceTimersByTime(4999);
  expect(window.__earlyReads).not.toEqual({});
  jest.advanceTimersByTime(1);
  expect(takeEarlyRead(address)).toBeUndefined();
});
