import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { AccessTokens } from '../gateway/access-tokens';
import { connect } from '../postgres/connect';
import { repeat } from '../repeat';
import { Connection, type Hub, type Message } from './connection';

export interface Realtime {
  /** Takes a request to `/realtime/v1/websocket` over, after its key and its limits were looked at. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

const MAX_FRAME_BYTES = 16 * 1024;
/** Slow enough to cost nothing, fast enough for "at once". */
const LOOK_EVERY_MS = 250;
/** What a socket is told that ends with the server (1012, service restart). */
const RESTART = 1012;

/**
 * The part of Supabase Realtime that the site uses: private channels, on which the database broadcasts. No presence, no
 * changes of tables, no broadcast by clients.
 */
export function startRealtime(databaseUrl: string, tokens: AccessTokens): Realtime {
  const hub: Hub = { sql: connect(databaseUrl, { max: 2 }), tokens, listeners: new Map() };
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const passingOn = repeat({
    everyMs: LOOK_EVERY_MS,
    complaint: 'Messages of the database could not be passed on',
    turn: async () => {
      const messages = await hub.sql<Message[]>`
        delete from realtime.messages where extension = 'broadcast' and private
        returning id, topic, event, payload`;
      for (const message of messages) {
        for (const listener of hub.listeners.get(message.topic) ?? []) listener.pass(message);
      }
    },
  });

  return {
    upgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (open) => new Connection(open, hub));
    },
    async stop() {
      for (const client of server.clients) client.close(RESTART, 'the server restarts');
      await passingOn.stop();
      for (const client of server.clients) client.terminate();
      await hub.sql.end({ timeout: 1 });
    },
  };
}
