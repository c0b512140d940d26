import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import * as z from '@spotlight/shared/vendor/zod';
import type { ApprovalFilters } from './approval.rules';
import {
  approvalPageSchema,
  reasonTemplatesSchema,
  type ApprovalItem,
  type ApprovalPage,
  type ReasonTemplate,
} from './approval.schema';

/** Comes with the first advertisement that is approved. */
const loadPublishing = () =>
  import(/* webpackChunkName: "publish-artwork" */ '../artwork/publish-artwork.repository');

/**
 * One page of what waits or was decided.
 * @throws AppError `FORBIDDEN` when the caller is no active administrator.
 */
export function listApprovals(
  backend: Backend,
  { type, tab, query, ...rows }: Omit<ApprovalFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<ApprovalPage> {
  return readFunction(
    backend,
    'approval_queue',
    { p_type: type, p_status: tab, p_query: query, ...rowsAsked(rows) },
    approvalPageSchema,
    signal,
  );
}

export interface Decision {
  item: ApprovalItem;
  verdict: 'approved' | 'rejected';
  /** Required for a rejection. */
  reason: string;
}

/**
 * Decides on one thing, by the function of its kind.
 * @throws AppError `INVALID_STATE` when somebody else was faster, `OWN_CAUSE` on the caller's own things.
 */
export async function decideOn(backend: Backend, decision: Decision): Promise<void> {
  const { item, verdict, reason } = decision;
  const isApproved = verdict === 'approved';
  switch (item.type) {
    case 'campaign':
      await callFunction(
        backend,
        'decide_campaign',
        { p_id: item.id, p_status: isApproved ? 'open' : 'draft', p_reason: reason || null },
        z.unknown(),
      );
      return;
    case 'claim':
      await callFunction(
        backend,
        'decide_performer_claim',
        { p_claim_id: item.id, p_status: verdict, p_reason: reason || null },
        z.unknown(),
      );
      return;
    case 'identity':
      await callFunction(
        backend,
        'set_identity_status',
        {
          p_user_id: item.id,
          p_type: item.entityType.replace('_identities', ''),
          p_status: isApproved ? 'active' : 'suspended',
          p_reason: reason || null,
        },
        z.unknown(),
      );
      return;
    case 'report':
      await callFunction(
        backend,
        'resolve_report',
        {
          p_report_id: item.id,
          p_status: isApproved ? 'upheld' : 'dismissed',
          p_note: reason || null,
        },
        z.unknown(),
      );
      return;
    case 'support_ad':
      // The media company looks first; then it answers.
      if (item.details.status === 'submitted') await decide(backend, item, 'reviewing', '');
      return decide(backend, item, verdict, reason);
    case 'product':
      return decide(backend, item, isApproved ? 'active' : 'rejected', reason);
    case 'ad':
    case 'artwork':
      if (isApproved && item.details.artwork)
        await (await loadPublishing()).publishArtwork(backend, item.details.artwork);
      return decide(backend, item, verdict, reason);
    default:
      return decide(backend, item, verdict, reason);
  }
}

async function decide(backend: Backend, item: ApprovalItem, status: string, reason: string) {
  await callFunction(
    backend,
    'decide',
    {
      p_entity_type: item.entityType,
      p_entity_id: item.id,
      p_status: status,
      p_reason: reason || null,
    },
    z.unknown(),
  );
}

/** Sentences to begin a reason with. */
export const listReasonTemplates = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'reason_templates', {}, reasonTemplatesSchema, signal);

/** Writes the whole list of them. */
export const saveReasonTemplates = (backend: Backend, items: readonly ReasonTemplate[]) =>
  callFunction(backend, 'save_reason_templates', { p_items: items }, reasonTemplatesSchema);
