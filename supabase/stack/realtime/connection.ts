import type { WebSocket } from 'ws';
import type { AccessTokens } from '../gateway/access-tokens';
import { identifyListener, mayListen, type Listener } from './channel-access';
import type { Sql } from '../postgres/connect';
import { isPrivate, readFrame, tokenIn, writeFrame, type Frame } from './protocol';

/** A message as `realtime.send()` passes it on. */
export interface Message {
  id: string;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

interface Channel {
  joinRef: string | null;
  expiry: NodeJS.Timeout | undefined;
}

/** What many connections share. */
export interface Hub {
  sql: Sql;
  tokens: AccessTokens;
  /** Topic → who listens. */
  listeners: Map<string, Set<Connection>>;
}

const PREFIX = 'realtime:';
const MAX_CHANNELS = 20;
/** So much may wait for somebody who reads slowly. */
const MAX_WAITING_BYTES = 256 * 1024;
/** Clients send a heartbeat each 30 s or less. */
const SILENCE_MS = 75_000;
const FRAMES_PER_WINDOW = 60;
const WINDOW_MS = 10_000;
/** Close code for whoever does not keep to the limits (1008, policy violation). */
const REFUSED = 1008;

/** One socket: joins channels for whom the policies let listen, and passes on what is sent to their topics. */
export class Connection {
  readonly #channels = new Map<string, Channel>();
  /** Frames are answered one after another, in their order. */
  #work: Promise<void> = Promise.resolve();
  #silence: NodeJS.Timeout | undefined;
  #framesInWindow = 0;
  #windowBegan = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly hub: Hub,
  ) {
    socket.on('message', (data, isBinary) => {
      this.#heard();
      if (this.#isFlooding()) return socket.close(REFUSED, 'too many messages');
      // Binary frames are broadcasts of clients: here only the database sends.
      const frame = isBinary ? null : readFrame((data as Buffer).toString());
      if (!frame) return;
      this.#work = this.#work
        .then(() => this.#answer(frame))
        .catch((error: unknown) => {
          console.warn(`Realtime: ${(error as Error).message}`);
          this.#reply(frame, 'error', { reason: 'The server could not answer.' });
        });
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#end());
    this.#heard();
  }

  /** Passes on a message of a topic that has been joined. */
  pass({ id, topic, event, payload }: Message): void {
    const channel = this.#channels.get(topic);
    if (!channel) return;
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES) return this.socket.terminate();
    this.#send({
      joinRef: channel.joinRef,
      ref: null,
      topic: PREFIX + topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload, meta: { id } },
    });
  }

  async #answer(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') this.#reply(frame, 'ok', {});
      return;
    }
    const topic = frame.topic.slice(PREFIX.length);
    if (!frame.topic.startsWith(PREFIX) || topic === '') {
      return this.#reply(frame, 'error', { reason: 'There is no such topic.' });
    }
    if (frame.event === 'phx_join') await this.#join(topic, frame);
    else if (frame.event === 'access_token') await this.#renew(topic, frame);
    else if (frame.event === 'phx_leave') {
      this.#leave(topic);
      this.#reply(frame, 'ok', {});
    } else this.#reply(frame, 'error', { reason: 'Only the database sends here.' });
  }

  async #join(topic: string, frame: Frame): Promise<void> {
    if (!isPrivate(frame.payload)) {
      return this.#reply(frame, 'error', {
        reason: 'PrivateOnly: this project only allows private channels',
      });
    }
    if (this.#channels.size >= MAX_CHANNELS && !this.#channels.has(topic)) {
      return this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: too many channels' });
    }
    const listener = await this.#admit(topic, tokenIn(frame.payload));
    if (!listener) {
      return this.#reply(frame, 'error', {
        reason: `Unauthorized: you may not read from this channel topic: ${topic}`,
      });
    }
    // Closed while the database was asked: nobody would take it out again.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#leave(topic);
    this.#channels.set(topic, { joinRef: frame.joinRef, expiry: this.#expiry(topic, listener) });
    const others = this.hub.listeners.get(topic) ?? new Set();
    this.hub.listeners.set(topic, others.add(this));
    this.#reply(frame, 'ok', { postgres_changes: [] });
  }

  async #renew(topic: string, frame: Frame): Promise<void> {
    const channel = this.#channels.get(topic);
    if (!channel) return;
    const listener = await this.#admit(topic, tokenIn(frame.payload));
    if (!listener) return this.#shut(topic, 'The token is not valid for this channel.');
    clearTimeout(channel.expiry);
    channel.expiry = this.#expiry(topic, listener);
  }

  async #admit(topic: string, token: string | null): Promise<Listener | null> {
    const listener = await identifyListener(token, this.hub.tokens);
    return listener && (await mayListen(this.hub.sql, topic, listener)) ? listener : null;
  }

  #expiry(topic: string, { expiresAt }: Listener) {
    if (expiresAt === null) return undefined;
    // Timers know no more than 24 days.
    const inMs = Math.min(expiresAt - Date.now(), 86_400_000);
    return setTimeout(() => this.#shut(topic, 'Token has expired'), inMs).unref();
  }

  /** Says why and closes the channel; the client joins anew when it has another token. */
  #shut(topic: string, message: string): void {
    const joinRef = this.#channels.get(topic)?.joinRef ?? null;
    this.#leave(topic);
    const about = { joinRef, ref: null, topic: PREFIX + topic };
    this.#send({
      ...about,
      event: 'system',
      payload: { status: 'error', extension: 'system', channel: topic, message },
    });
    this.#send({ ...about, event: 'phx_close', payload: {} });
  }

  #leave(topic: string): void {
    clearTimeout(this.#channels.get(topic)?.expiry);
    this.#channels.delete(topic);
    const others = this.hub.listeners.get(topic);
    others?.delete(this);
    if (others?.size === 0) this.hub.listeners.delete(topic);
  }

  #end(): void {
    clearTimeout(this.#silence);
    for (const topic of Array.from(this.#channels.keys())) this.#leave(topic);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.socket.terminate(), SILENCE_MS).unref();
  }

  #isFlooding(): boolean {
    const now = Date.now();
    if (now - this.#windowBegan > WINDOW_MS) [this.#windowBegan, this.#framesInWindow] = [now, 0];
    this.#framesInWindow += 1;
    return this.#framesInWindow > FRAMES_PER_WINDOW;
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(writeFrame(frame));
  }
}
