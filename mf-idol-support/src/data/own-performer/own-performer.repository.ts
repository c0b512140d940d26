import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import type { WeekHours } from '@spotlight/shared/own-page/hours';
import * as z from '@spotlight/shared/vendor/zod';
import { ownPerformerSchema, ownPerformersSchema } from './own-performer.schema';

/** What the form of a page makes of its fields. */
interface PerformerEntry {
  performerName: string;
  bio: string;
  performanceType: string;
  performerType: string;
  genre: string;
  city: string | null;
  birthday: string | null;
  profileImageUrl: string | null;
  instagramUrl: string | null;
  facebookUrl: string | null;
  youtubeUrl: string | null;
  spotifyUrl: string | null;
  websiteUrl: string | null;
  portfolio: readonly { title: string; url: string }[];
  feeMin: number | null;
  feeMax: number | null;
  performanceMinutes: number | null;
  experienceYears: number | null;
  techRider: string | null;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

export interface PerformerSave {
  /** `null`: a new page, which waits for approval. */
  on: { id: string; version: number } | null;
  entry: PerformerEntry;
}

/** The pages of the person who asks, in every state. */
export const listOwnPerformers = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_performers', {}, ownPerformersSchema, signal);

/**
 * Saves a page.
 * @throws AppError `STALE_VERSION` when somebody else has saved it since it was read
 */
export const savePerformer = (backend: Backend, { on, entry }: PerformerSave) =>
  callFunction(
    backend,
    'save_performer',
    { p_id: on?.id ?? null, p_version: on?.version ?? null, p_performer: toColumns(entry) },
    ownPerformerSchema,
  );

/**
 * Says on which hours of the week a performer can be invited.
 * @throws AppError `STALE_VERSION` when somebody else has saved them since they were read
 */
export const saveWeekHours = (
  backend: Backend,
  { id, version, week }: { id: string; version: number; week: WeekHours },
) =>
  callFunction(
    backend,
    'set_availability',
    {
      p_type: 'performer',
      p_id: id,
      p_open_days: week.openDays,
      p_opening_hours: week.openingHours,
      p_version: version,
    },
    z.row({ version: z.number() }),
  );
