import type { IncomingMessage } from 'node:http';

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

/**
 * The address that a request came from. A proxy in front of us runs on this machine and appends the
 * address it saw to X-Forwarded-For; what stands before that was written by the client and proves
 * nothing.
 */
export function clientAddress(incoming: IncomingMessage): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown';
  if (!isLoopback(peer)) return peer;
  const header = incoming.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return forwarded.at(-1)?.trim() || peer;
}
