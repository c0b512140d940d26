import * as z from 'zod/mini';

/**
 * The few messages that modules send one another. Facts in the past tense, ids only: who listens reads
 * the state again from the server.
 */
export const moduleEventSchemas = {
  /** The signed-in person's registrations or tickets changed. */
  'tickets.changed': z.object({ eventId: z.optional(z.string()) }),
  /** The signed-in person follows or no longer follows a performer. */
  'follows.changed': z.object({ performerId: z.string() }),
  /** Number of items in the cart, for the badge in the account menu. */
  'cart.changed': z.object({ count: z.number() }),
} as const;

export type ModuleEventName = keyof typeof moduleEventSchemas;
export type ModuleEventPayload<N extends ModuleEventName> = z.infer<(typeof moduleEventSchemas)[N]>;

export interface ModuleEvents {
  /** @throws ZodError when the payload is not of the event's shape. */
  emit<N extends ModuleEventName>(name: N, payload: ModuleEventPayload<N>): void;
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
    emit(name, payload) {
      const detail = moduleEventSchemas[name].parse(payload);
      target.dispatchEvent(new CustomEvent(name, { detail }));
    },
    on(name, listener) {
      const handle = (event: Event) => listener((event as CustomEvent).detail);
      target.addEventListener(name, handle);
      return () => target.removeEventListener(name, handle);
    },
  };
}
