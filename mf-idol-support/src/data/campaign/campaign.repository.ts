import { callFunction, type Backend } from '@spotlight/shared/data';
import { pledgeSchema } from './campaign.schema';

/**
 * Pledges NT$ for a campaign; again changes the amount. Nothing is paid until the goal is met.
 * @throws AppError
 */
export const pledge = (
  backend: Backend,
  { campaignId, amount }: { campaignId: string; amount: number },
) => callFunction(backend, 'pledge', { p_campaign_id: campaignId, p_amount: amount }, pledgeSchema);
