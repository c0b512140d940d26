import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInToApi, signUpToApi, type ApiCaller } from './api';
import { demoPeople, newPerson, type Person } from './people';

/** A ticket type as `set_ticket_types` takes it. */
export interface TicketPlan {
  name: string;
  price: number;
  capacity?: number;
  max_per_order?: number;
  requires_approval?: boolean;
  sale_start_at?: string;
  transferable?: boolean;
}

export interface PublishedEvent {
  id: string;
  title: string;
  /** Who may confirm payments and decide on refunds. */
  organizer: ApiCaller;
  /** The same, to sign in on a page. */
  owner: Person;
}

const DAY_MS = 86_400_000;

/** Two months ahead: every refund policy still gives everything or most of it back. */
const eventDay = () => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);

/**
 * An event of an organizer of its own that waits for its approval, and whose buyers will be able to
 * transfer money.
 * @param more further columns, as `save_event` takes them
 */
export async function submitEvent(
  request: APIRequestContext,
  types: readonly TicketPlan[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<PublishedEvent> {
  const owner = newPerson('測試主辦');
  const organizer = await signUpToApi(request, owner, 'performer');
  const title = `測試演出 ${randomUUID().slice(0, 8)}`;
  const draft = await organizer.call<{ id: string; version: number }>('save_event', {
    p_event: {
      title,
      description: '一場給測試看的演出，燈光與聲音都是真的。',
      category: '大型派對',
      date: eventDay(),
      time: '19:30',
      location: '測試展演廳',
      address: '台北市中正區測試路 1 號',
      city: 'taipei',
      refund_policy_code: 'ten_days',
      ...more,
    },
  });
  const typed = await organizer.call<{ version: number }>('set_ticket_types', {
    p_event_id: draft.id,
    p_version: draft.version,
    p_types: types,
  });
  await organizer.call('set_bank_account', {
    p_seller_type: 'organizer',
    p_seller_id: organizer.id,
    p_bank_code: '999',
    p_account_no: '000012345678',
    p_account_name: '測試主辦',
  });
  await organizer.call('submit_event', { p_event_id: draft.id, p_version: typed.version });
  return { id: draft.id, title, organizer, owner };
}

/** The same, approved and on sale: for tests that confirm payments. */
export async function publishEvent(
  request: APIRequestContext,
  types: readonly TicketPlan[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<PublishedEvent> {
  const event = await submitEvent(request, types, more);
  const admin = await signInToApi(request, demoPeople.admin);
  await admin.call('decide', {
    p_entity_type: 'events',
    p_entity_id: event.id,
    p_status: 'approved',
  });
  return event;
}
