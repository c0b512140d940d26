import { chainDepth } from './chain-depth';
import type { LoggedRequest } from './request-log';

const request = (url: string, askedBy: string[], startedAt: number, isFromCache = false) =>
  ({
    url,
    askedBy,
    startedAt,
    endedAt: startedAt + 10,
    wireBytes: 100,
    isFromCache,
    holdsPaint: false,
  }) satisfies LoggedRequest;

const endedBy100 = ({ endedAt }: LoggedRequest) => endedAt <= 100;

test('a script that the page names and a list that the script reads make three steps', () => {
  const requests = [
    request('/events', [], 0),
    request('/main.js', ['/events'], 10),
    request('/list', ['/main.js'], 20),
  ];
  expect(chainDepth(requests, endedBy100)).toBe(3);
});

test('what nobody needed does not count', () => {
  const requests = [request('/events', [], 0), request('/banner.png', ['/events'], 95)];
  expect(chainDepth(requests, endedBy100)).toBe(1);
});

test('what was preloaded counts where it was first asked for', () => {
  const requests = [
    request('/events', [], 0),
    request('/main.js', ['/events'], 10),
    request('/chunk.js', ['/events'], 10),
    request('/chunk.js', ['/main.js'], 30, true),
  ];
  expect(chainDepth(requests, endedBy100)).toBe(2);
});

test('a file from the cache takes no step of its own', () => {
  const requests = [
    request('/events', [], 0),
    request('/main.js', ['/events'], 10, true),
    request('/list', ['/main.js'], 12),
  ];
  expect(chainDepth(requests, endedBy100)).toBe(2);
});
