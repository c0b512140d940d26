import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { askForPush, leavePush, readPushState, type PushState } from './push-browser';
import { pushSubscriptionsSchema } from './push.schema';

/** Where this browser stands, and in how many others of the person it is on. */
export interface Push {
  state: PushState;
  others: number;
}

/** @throws AppError */
export async function getPush(backend: Backend, signal?: AbortSignal): Promise<Push> {
  const { items } = await readFunction(
    backend,
    'my_push_subscriptions',
    {},
    pushSubscriptionsSchema,
    signal,
  );
  const state = await readPushState(items.map(({ endpoint }) => endpoint));
  return { state, others: items.length - (state === 'on' ? 1 : 0) };
}

/**
 * Switches it on or off in this browser.
 * @returns whether it is on now: the browser's question may have been answered with no
 * @throws AppError of the server; anything else is of the browser's push service
 */
export async function switchPush(backend: Backend, isOn: boolean): Promise<boolean> {
  if (!isOn) {
    const endpoint = await leavePush();
    const args = { p_endpoint: endpoint };
    await callFunction(backend, 'unsubscribe_from_push', args, pushSubscriptionsSchema);
    return false;
  }
  const address = await askForPush();
  if (!address) return false;
  await callFunction(
    backend,
    'subscribe_to_push',
    { p_endpoint: address.endpoint, p_p256dh: address.p256dh, p_auth: address.auth },
    pushSubscriptionsSchema,
  );
  return true;
}
