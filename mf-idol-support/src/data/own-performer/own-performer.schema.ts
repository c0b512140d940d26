import * as z from '@spotlight/shared/vendor/zod';

/** What stands behind a page. */
export const performerTypes = ['solo', 'group', 'agency'] as const;

const text = z.nullable(z.string());

const decisionSchema = z.nullable(
  z.row({ status: z.string(), reason: z.nullable(z.string()), at: z.string() }),
);

/** Days and hours of the week, and the terms on which somebody can be invited, as the server stores them. */
const availabilitySchema = z.row({
  openDays: z.record(z.string(), z.boolean()),
  openingHours: z.record(z.string(), z.object({ start: z.string(), end: z.string() })),
  bufferBeforeMinutes: z.number(),
  bufferAfterMinutes: z.number(),
  minBookingHours: z.number(),
  advanceBookingDays: z.number(),
  maxAdvanceDays: z.number(),
  version: z.number(),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** A page as its owner sees it, in every state. */
export const ownPerformerSchema = z.row({
  id: z.string(),
  version: z.number(),
  status: z.enum(['pending', 'approved', 'rejected']),
  performerName: z.string(),
  bio: text,
  performanceType: z.string(),
  performerType: text,
  genre: text,
  city: text,
  birthday: text,
  profileImageUrl: text,
  instagramUrl: text,
  facebookUrl: text,
  youtubeUrl: text,
  spotifyUrl: text,
  websiteUrl: text,
  portfolio: z.array(z.object({ title: z.string(), url: z.string() })),
  feeMin: z.nullable(z.number()),
  feeMax: z.nullable(z.number()),
  performanceMinutes: z.nullable(z.number()),
  experienceYears: z.nullable(z.number()),
  techRider: text,
  contactName: text,
  contactPhone: text,
  contactEmail: text,
  followerCount: z.number(),
  /** Null while nothing was ever said. */
  availability: z.nullable(availabilitySchema),
  lastDecision: decisionSchema,
});
export type OwnPerformer = z.infer<typeof ownPerformerSchema>;

export const ownPerformersSchema = z.array(ownPerformerSchema);
