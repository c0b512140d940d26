const all = ['events', 'cart'] as const;

/** Somebody's cart, with today's prices and stock. */
export const cartKeys = {
  all,
  of: (userId: string) => [...all, 'of', userId] as const,
  delivery: (productIds: readonly string[]) => [...all, 'delivery', productIds] as const,
};
