import type { LiveListener } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
// The one place for what is heard.
// eslint-disable-next-line no-restricted-imports
import { RealtimeClient, type RealtimeChannel } from '@supabase/supabase-js';

/** The tab's socket, and who hears what over it. */
export interface LiveClient {
  /** @returns ends it */
  join(topic: string, listener: LiveListener): () => void;
}

const HEARTBEAT_MS = 30_000;
/** After the first, second … attempt. */
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000];
/** A tab that nobody looks at leaves after this time, and is back when somebody looks. */
const HIDDEN_MS = 60_000;
/** A channel that the server closed, such as one whose token ran out before there was another. */
const REJOIN_MS = 30_000;

interface Topic {
  listeners: Set<LiveListener>;
  channel: RealtimeChannel | null;
  isHeard: boolean;
  rejoin?: ReturnType<typeof setTimeout> | undefined;
}

/** Opens the socket with the first topic, and closes it with the last. */
export function openLive(backend: Pick<Backend, 'url' | 'key' | 'getAccessToken'>): LiveClient {
  const client = new RealtimeClient(`${backend.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: backend.key },
    accessToken: () => backend.getAccessToken(),
    heartbeatIntervalMs: HEARTBEAT_MS,
    reconnectAfterMs: (attempt) => RECONNECT_MS[attempt - 1] ?? RECONNECT_MS.at(-1)!,
  });
  const topics = new Map<string, Topic>();

  const say = (topic: Topic, isHeard: boolean) => {
    if (topic.isHeard === isHeard) return;
    topic.isHeard = isHeard;
    for (const { onState } of topic.listeners) onState(isHeard);
  };

  function leave(topic: Topic) {
    clearTimeout(topic.rejoin);
    const { channel } = topic;
    topic.channel = null;
    say(topic, false);
    if (channel) void client.removeChannel(channel);
  }

  async function enter(name: string, topic: Topic) {
    // The client itself would join before it has asked for the token.
    await client.setAuth();
    if (topic.channel || topics.get(name) !== topic) return;
    const channel = client.channel(name, { config: { private: true } });
    topic.channel = channel;
    channel.on('broadcast', { event: '*' }, ({ event }) => {
      for (const { onChange } of topic.listeners) onChange(event);
    });
    channel.subscribe((status, error) => {
      if (topic.channel !== channel) return;
      say(topic, status === 'SUBSCRIBED');
      const isRefused = status === 'CHANNEL_ERROR' && /Unauthorized/.test(error?.message ?? '');
      // The client itself tries again after everything else.
      if (!isRefused && status !== 'CLOSED') return;
      leave(topic);
      topic.rejoin = setTimeout(() => void enter(name, topic), REJOIN_MS * (1 + Math.random()));
    });
  }

  let hiding: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiding);
    if (document.hidden) {
      hiding = setTimeout(() => topics.forEach(leave), HIDDEN_MS);
      return;
    }
    topics.forEach((topic, name) => {
      if (!topic.channel) void enter(name, topic);
    });
  });

  return {
    join(name, listener) {
      const topic = topics.get(name) ?? { listeners: new Set(), channel: null, isHeard: false };
      topic.listeners.add(listener);
      if (topics.has(name)) {
        if (topic.isHeard) listener.onState(true);
      } else {
        topics.set(name, topic);
        if (!document.hidden) void enter(name, topic);
      }
      return () => {
        topic.listeners.delete(listener);
        if (topic.listeners.size > 0) return;
        topics.delete(name);
        leave(topic);
      };
    },
  };
}
