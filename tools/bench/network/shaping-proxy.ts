import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createLink, type Link } from './link';

/** A network between a visitor and a server. */
export interface NetworkConditions {
  /** There and back, without the time on the wire. */
  roundTripMs: number;
  downKbitPerSecond: number;
  upKbitPerSecond: number;
}

export interface ShapingProxy {
  port: number;
  /** Ends all connections, as happens between two visits. */
  dropConnections(): void;
  close(): Promise<void>;
}

/**
 * A TCP proxy that behaves like a slow network. Browsers' own throttling delays requests but leaves out
 * the handshakes of TCP and TLS; here everything waits. Congestion control is not imitated: all
 * connections share one link in each direction, first come, first served.
 */
export async function startShapingProxy(
  targetPort: number,
  conditions: NetworkConditions,
): Promise<ShapingProxy> {
  const { roundTripMs, downKbitPerSecond, upKbitPerSecond } = conditions;
  const oneWayMs = roundTripMs / 2;
  const down = createLink(downKbitPerSecond, oneWayMs);
  const up = createLink(upKbitPerSecond, oneWayMs);
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    // The kernel has accepted already; over the real distance that would have taken a round trip.
    pipe(client, upstream, up, performance.now() + roundTripMs);
    pipe(upstream, client, down, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    dropConnections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}

/** What may be on its way before the sender has to wait: a few times what the line itself holds. */
const QUEUE_BYTES = 64 * 1024;

function pipe(from: Socket, to: Socket, link: Link, notBefore: number): void {
  let queued = 0;
  from.on('data', (data: Buffer) => {
    queued += data.length;
    if (queued > QUEUE_BYTES) from.pause();
    link.send(data, notBefore, (packet) => {
      queued -= packet.length;
      if (queued <= QUEUE_BYTES) from.resume();
      if (!to.destroyed) to.write(packet);
    });
  });
  from.on('end', () => link.send(Buffer.alloc(0), notBefore, () => to.end()));
}
