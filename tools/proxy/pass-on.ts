import { request as sendPlainly, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as sendSecurely } from 'node:https';

/** Answers a request as a site does, at its own address. Whoever asks sees nothing of the way between. */
export function passOn(request: IncomingMessage, response: ServerResponse, siteUrl: string): void {
  const { method, url = '/', headers } = request;
  const target = new URL(url, siteUrl);
  const send = target.protocol === 'https:' ? sendSecurely : sendPlainly;
  const asked = send(target, { method, headers: { ...headers, host: target.host } });
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // No answer of the site is none of ours, either: the browser shall see a connection that broke.
  asked.on('error', () => response.destroy());
  response.once('close', () => void (response.writableFinished || asked.destroy()));
  request.pipe(asked);
}
