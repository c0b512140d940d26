import * as z from '@spotlight/shared/vendor/zod';
import { performerSummaryShape } from '../performer/performer.schema';

/** The most that one performance costs, NT$. */
export const MOST_PAY = 50_000_000;

/** The way of a gig. */
const gigStatuses = ['draft', 'open', 'shortlisting', 'awarded', 'closed', 'cancelled'] as const;

/** The way of an application for one. */
const applicationStatuses = ['applied', 'shortlisted', 'awarded', 'declined', 'withdrawn'] as const;

/** Where its poster can lead a gig. */
export type GigMove = 'open' | 'shortlisting' | 'closed' | 'cancelled';

const text = z.nullable(z.string());

const shape = {
  id: z.string(),
  venueId: text,
  venueName: text,
  /** Has it a page that everybody can open? */
  isVenuePublic: z.boolean(),
  title: z.string(),
  description: z.string(),
  /** A kind of performers; `null`: any. */
  performanceType: text,
  genre: text,
  city: z.string(),
  location: text,
  startAt: z.string(),
  endAt: z.string(),
  /** NT$ for one performer */
  budget: z.number(),
  slots: z.number(),
  awardedCount: z.number(),
  status: z.enum(gigStatuses),
  posterName: z.string(),
  isMine: z.boolean(),
  /** Can somebody apply now? */
  isOpen: z.boolean(),
  /** Applications without an answer; only its poster is told. */
  waitingCount: z.nullable(z.number()),
  /** How far the reader's latest application is. */
  ownStatus: z.nullable(z.enum(applicationStatuses)),
  updatedAt: z.string(),
};

/** Somebody looks for performers. */
export const gigSchema = z.row(shape);
export type Gig = z.infer<typeof gigSchema>;
/** What is edited, and as of when it was read; `null`: a new one. */
export type ReadGig = Pick<Gig, 'id' | 'updatedAt'> | null;

export const gigPageSchema = z.row({
  items: z.array(gigSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

const applicationSchema = z.row({
  id: z.string(),
  performer: z.row(performerSummaryShape),
  message: z.string(),
  /** NT$ */
  ask: z.number(),
  status: z.enum(applicationStatuses),
  /** The booking that came of it. */
  bookingId: text,
  isMine: z.boolean(),
  /** A place came free again: who was refused may ask once more. */
  canReapply: z.boolean(),
  createdAt: z.string(),
});
export type GigApplication = z.infer<typeof applicationSchema>;

/** One with the applications that the reader may see: all as its poster, else the own ones; `null` when it is not for them. */
export const gigAnswerSchema = z.nullable(
  z.row({ ...shape, applications: z.array(applicationSchema) }),
);
export type GigDetail = NonNullable<z.infer<typeof gigAnswerSchema>>;
