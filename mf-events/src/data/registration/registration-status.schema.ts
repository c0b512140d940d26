/** States of a registration. A pending one waits for a decision or for its payment. */
export const registrationStatuses = ['pending', 'confirmed', 'cancelled'] as const;
