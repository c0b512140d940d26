import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { SupportAdFilters } from './support-ad.rules';
import {
  supportAdPageSchema,
  supportAdSchema,
  supportAdStorySchema,
  type SupportAdPage,
  type SupportAdStatus,
} from './support-ad.schema';

/** One page of support ads, latest first. @throws AppError `FORBIDDEN` without the right to manage ads */
export const listSupportAds = (
  backend: Backend,
  { query, status, ...rows }: Omit<SupportAdFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<SupportAdPage> =>
  readFunction(
    backend,
    'admin_list_support_ads',
    { p_query: query, p_status: status, ...rowsAsked(rows) },
    supportAdPageSchema,
    signal,
  );

/** Whom to ask about it, and how it came this far. */
export const readSupportAdStory = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'get_support_ad', { p_id: id }, supportAdStorySchema, signal);

/** Takes it one step on. @throws AppError `INVALID_STATE`, `SOLD_OUT` */
export const advanceSupportAd = (
  backend: Backend,
  input: { id: string; to: SupportAdStatus; reason?: string; proofUrls?: string[] },
) =>
  callFunction(
    backend,
    'admin_advance_support_ad',
    {
      p_id: input.id,
      p_status: input.to,
      p_reason: input.reason ?? null,
      p_proof_urls: input.proofUrls ?? null,
    },
    supportAdSchema,
  );
