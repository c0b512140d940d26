import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { CAMPAIGN_PAGE_SIZE, type CampaignFilters } from './campaign-filters.rules';
import {
  campaignCardSchema,
  campaignPageSchema,
  campaignSchema,
  pledgeSchema,
} from './campaign.schema';

/** A page of campaigns, those that can be joined first. */
export function listCampaigns(
  backend: Backend,
  { scope, state, artistId, page }: CampaignFilters,
  signal?: AbortSignal,
) {
  const args = {
    p_scope: scope,
    p_status: state,
    p_artist_id: artistId,
    p_page: page,
    p_page_size: CAMPAIGN_PAGE_SIZE,
  };
  return readFunction(backend, 'list_campaigns', args, campaignPageSchema, signal);
}

/** One campaign, or `null`. */
export function getCampaign(backend: Backend, id: string, signal?: AbortSignal) {
  if (!z.guid().safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_campaign', { p_id: id }, campaignSchema, signal);
}

/** What the form of a campaign makes of its fields. */
interface CampaignEntry {
  artistId: string;
  title: string;
  description: string;
  imageUrl: string | null;
  goal: number;
  milestones: readonly { amount: number; unlocks: string }[];
  endsAt: string;
}

export interface CampaignSave {
  /** What is edited, and as of when it was read; `null`: a new one. */
  on: { id: string; updatedAt: string } | null;
  entry: CampaignEntry;
  isSent: boolean;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
}

/**
 * Stores a campaign; sent, it waits for its approval.
 * @throws AppError `STALE_VERSION` when it was saved elsewhere since it was read
 */
export function saveCampaign(
  backend: Backend,
  { on, entry, isSent, idempotencyKey }: CampaignSave,
) {
  const args = {
    p_id: on?.id ?? null,
    p_updated_at: on?.updatedAt ?? null,
    p_idempotency_key: idempotencyKey,
    p_artist_id: entry.artistId,
    p_title: entry.title,
    p_description: entry.description,
    p_image_url: entry.imageUrl,
    p_goal: entry.goal,
    p_milestones: entry.milestones.map(({ amount, unlocks }) => ({ amount, unlocks })),
    p_ends_at: entry.endsAt,
    p_submit: isSent,
  };
  return callFunction(backend, 'save_campaign', args, campaignCardSchema);
}

/** Calls a campaign off; what was paid goes back. */
export const cancelCampaign = (backend: Backend, { id, reason }: { id: string; reason: string }) =>
  callFunction(
    backend,
    'cancel_campaign',
    { p_id: id, p_reason: reason },
    z.row({ id: z.string() }),
  );

/** Where money of a campaign went. */
export interface ReceiptEntry {
  campaignId: string;
  title: string;
  amount: number;
  fileUrl: string | null;
  paidOn: string;
}

/** Shows in public where money of a met goal went. */
export const addReceipt = (backend: Backend, receipt: ReceiptEntry) =>
  callFunction(
    backend,
    'add_campaign_receipt',
    {
      p_campaign_id: receipt.campaignId,
      p_title: receipt.title,
      p_amount: receipt.amount,
      p_file_url: receipt.fileUrl,
      p_paid_on: receipt.paidOn,
    },
    z.row({ id: z.string() }),
  );

/**
 * Pledges NT$ for a campaign; again changes the amount, 0 takes it back. Nothing is paid until the goal is met.
 * @throws AppError
 */
export const pledge = (
  backend: Backend,
  { campaignId, amount }: { campaignId: string; amount: number },
) => callFunction(backend, 'pledge', { p_campaign_id: campaignId, p_amount: amount }, pledgeSchema);
