import type { ShellServices } from '@spotlight/shared/contract';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import { eventDetailRow, eventPageRow } from '../../data/event/event.fixtures';
import texts from '../../locales/zh-TW.json';
import { EventDetailScreen } from './event-detail.screen';

/** Somebody whose number the account knows. */
export const fan = createFakeSession(createFakeAccount({ phone: '0912345678' }));

/** An event, what happens to whoever registers for it, and the address. */
export interface Scene {
  event?: unknown;
  register?: (args: Record<string, unknown>) => FakeAnswer;
  at?: string;
}

/** The page of an event. */
export function renderDetail(
  { event = eventDetailRow(), register, at = '/events/e1' }: Scene = {},
  services: Partial<ShellServices> = {},
) {
  const backend = createFakeBackend({
    get_event: () => ({ data: event }),
    search_events: () => ({ data: eventPageRow([]) }),
    my_waitlist: () => ({ data: [] }),
    ...(register && { hold_tickets: register }),
  });
  return renderInShell(<EventDetailScreen />, {
    at,
    path: '/events/:id',
    texts: { events: texts },
    services: { backend, ...services },
  });
}

/** Where price and 立即報名 are. */
export const buying = () => screen.findByRole('region', { name: '報名這場活動' });
