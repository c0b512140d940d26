import type { CDPSession } from 'playwright-core';

/** One request of a page, times in ms since the page's own request began. */
export interface LoggedRequest {
  url: string;
  /** Addresses of the documents and scripts that asked for it, by call stack or by markup. */
  askedBy: string[];
  startedAt: number;
  /** Infinity until it has ended. */
  endedAt: number;
  /** Bytes of headers and body on the line; 0 from the cache. */
  wireBytes: number;
  isFromCache: boolean;
  /** A style sheet: nothing is painted before it is there. */
  holdsPaint: boolean;
}

/** Collects what a page requests, as the browser's own network log tells it. */
export async function logRequests(cdp: CDPSession): Promise<LoggedRequest[]> {
  const requests: LoggedRequest[] = [];
  const byId = new Map<string, LoggedRequest>();
  let firstSecond: number | undefined;
  const since = (second: number) => (second - (firstSecond ?? second)) * 1000;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    firstSecond ??= timestamp;
    const logged: LoggedRequest = {
      url: request.url,
      askedBy: initiatorsOf(initiator),
      startedAt: since(timestamp),
      endedAt: Infinity,
      wireBytes: 0,
      isFromCache: false,
      holdsPaint: type === 'Stylesheet',
    };
    requests.push(logged);
    byId.set(requestId, logged);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const logged = byId.get(requestId);
    if (logged) logged.isFromCache = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const logged = byId.get(requestId);
    if (logged && response.fromDiskCache) logged.isFromCache = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const logged = byId.get(requestId);
    if (!logged) return;
    logged.endedAt = since(timestamp);
    logged.wireBytes = logged.isFromCache ? 0 : encodedDataLength;
  });
  await cdp.send('Network.enable');
  return requests;
}

interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

function initiatorsOf({ url, stack }: { url?: string; stack?: StackTrace }): string[] {
  const urls = url ? [url] : [];
  for (let trace: StackTrace | undefined = stack; trace; trace = trace.parent) {
    urls.push(...trace.callFrames.map((frame) => frame.url));
  }
  return urls.filter(Boolean);
}
