import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sitePort } from './site-under-test';

/** The site under test at an address of its own, whose network can be taken away. */
export interface CuttableSite {
  url: string;
  /** From now on connections are refused, and those that are open end. */
  cut(): Promise<void>;
  /** From now on requests are taken and never answered, as in a hall full of phones. */
  silence(): void;
  restore(): Promise<void>;
}

/**
 * Stands between a browser and the site. Beside the browser's own switch for being offline, which service
 * workers do not notice, this is how a network really goes: also for them, and without a word.
 */
export async function startCuttableSite(): Promise<CuttableSite> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let server = createProxy();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  const { port } = address;

  function createProxy(): Server {
    return createServer((client) => {
      keep(client);
      if (isSilent) return;
      const upstream = keep(connect(sitePort, '127.0.0.1'));
      client.pipe(upstream).pipe(client);
    });
  }
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }
  function dropAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async cut() {
      isSilent = false;
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      dropAll();
      await closed;
    },
    silence() {
      isSilent = true;
      dropAll();
    },
    async restore() {
      isSilent = false;
      dropAll();
      if (server.listening) return;
      server = createProxy();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
