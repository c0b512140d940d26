import { act, screen, waitFor } from '@testing-library/react';
import { entityKey, useQuery } from '../vendor/query';
import type { LiveListener } from './shell-services';
import { createFakeServices, renderInShell } from './testing';
import { useLive } from './use-live';

const songKey = entityKey('test', 'song');
const changes = { song: [songKey()] };
let songs: string[];
let listeners: Map<string, LiveListener>;
const listen = (topic: string, listener: LiveListener) => {
  listeners.set(topic, listener);
  return () => listeners.delete(topic);
};

function Song({ topic }: { topic: string | null }) {
  const isLive = useLive(topic, changes);
  const { data } = useQuery({
    queryKey: songKey('latest'),
    queryFn: async () => songs.at(-1) ?? '',
    staleTime: Infinity,
  });
  return (
    <p>
      {data}，{isLive ? '即時' : '定時'}
    </p>
  );
}

beforeEach(() => {
  songs = ['夜曲'];
  listeners = new Map();
});

test('what has changed is read again, and only that', async () => {
  renderInShell(<Song topic="song:1" />, { services: createFakeServices({ listen }) });
  await screen.findByText('夜曲，定時');
  act(() => listeners.get('song:1')!.onState(true));
  await screen.findByText('夜曲，即時');
  songs.push('晴天');
  act(() => listeners.get('song:1')!.onChange('price'));
  act(() => listeners.get('song:1')!.onChange('song'));
  expect(await screen.findByText('晴天，即時')).toBeVisible();
});

test('what changed while nothing was heard is read when it is heard again', async () => {
  renderInShell(<Song topic="song:1" />, { services: createFakeServices({ listen }) });
  act(() => listeners.get('song:1')!.onState(true));
  await screen.findByText('夜曲，即時');
  act(() => listeners.get('song:1')!.onState(false));
  await screen.findByText('夜曲，定時');
  songs.push('晴天');
  act(() => listeners.get('song:1')!.onState(true));
  expect(await screen.findByText('晴天，即時')).toBeVisible();
});

test('who goes listens no more, and without a topic nobody does', async () => {
  const { unmount } = renderInShell(<Song topic="song:1" />, {
    services: createFakeServices({ listen }),
  });
  expect([...listeners.keys()]).toEqual(['song:1']);
  unmount();
  await waitFor(() => expect(listeners.size).toBe(0));
  renderInShell(<Song topic={null} />, { services: createFakeServices({ listen }) });
  expect(listeners.size).toBe(0);
});
