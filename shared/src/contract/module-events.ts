import type * as z from '../vendor/zod';
import type { moduleEventSchemas } from './module-events.schema';

/**
 * The few messages that modules send one another. Facts in the past tense, ids only: who listens reads
 * the state again from the server.
 *
 * - `tickets.changed`: the signed-in person's registrations or tickets changed
 * - `follows.changed`: the signed-in person follows or no longer follows a performer
 * - `cart.changed`: the number of items in the cart, for the badge in the account menu
 */
export type ModuleEventName = keyof typeof moduleEventSchemas;
export type ModuleEventPayload<N extends ModuleEventName> = z.infer<(typeof moduleEventSchemas)[N]>;

export interface ModuleEvents {
  /**
   * Delivers once the payload has been checked, which needs a chunk that most pages have already.
   * @throws ZodError (as a rejection) when the payload is not of the event's shape
   */
  emit<N extends ModuleEventName>(name: N, payload: ModuleEventPayload<N>): Promise<void>;
  /** @returns a function that ends the subscription. */
  on<N extends ModuleEventName>(
    name: N,
    listener: (payload: ModuleEventPayload<N>) => void,
  ): () => void;
}

/** An event bus whose payloads are checked when they are sent, so that the sender's team sees the fault. */
export function createModuleEvents(): ModuleEvents {
  const target = new EventTarget();
  return {
    async emit(name, payload) {
      const { moduleEventSchemas: schemas } = await import('./module-events.schema');
      const detail = schemas[name].parse(payload);
      target.dispatchEvent(new CustomEvent(name, { detail }));
    },
    on(name, listener) {
      const handle = (event: Event) => listener((event as CustomEvent).detail);
      target.addEventListener(name, handle);
      return () => target.removeEventListener(name, handle);
    },
  };
}
