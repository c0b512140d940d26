import type { IncomingMessage, ServerResponse } from 'node:http';

const KEEP_ALIVE_MS = 25_000;

/** Tells open pages, by server-sent events, that a new version has been published. */
export function createLiveReload() {
  const pages = new Set<ServerResponse>();
  const keepAlive = setInterval(() => {
    for (const page of pages) page.write(': still here\n\n');
  }, KEEP_ALIVE_MS).unref();

  return {
    /** Keeps the connection open until the page goes. */
    connect(request: IncomingMessage, response: ServerResponse): void {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 1000\n\n');
      pages.add(response);
      request.once('close', () => pages.delete(response));
    },
    /** Makes every open page load itself again. */
    announce(): void {
      for (const page of pages) page.write('event: reload\ndata: published\n\n');
    },
    close(): void {
      clearInterval(keepAlive);
      for (const page of pages) page.end();
    },
  };
}

export type LiveReload = ReturnType<typeof createLiveReload>;
