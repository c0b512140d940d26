/** The refund schemes that organizers choose from. */
export const refundPolicyKeys = { all: ['events', 'refund-policy'] as const };
