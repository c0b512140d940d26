import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

export const performerStatuses = ['pending', 'approved', 'rejected'] as const;
export type PerformerStatus = (typeof performerStatuses)[number];

/** Where else a performer is found. */
export const socialLinks = [
  'instagramUrl',
  'facebookUrl',
  'youtubeUrl',
  'spotifyUrl',
  'websiteUrl',
] as const;

const text = z.nullable(z.string());

/** A performer's page in the back office. */
export const managedPerformerSchema = z.row({
  id: z.string(),
  version: z.int(),
  performerName: z.string(),
  performanceType: z.string(),
  genre: text,
  location: text,
  city: text,
  bio: text,
  /** MM/DD */
  birthday: text,
  profileImageUrl: text,
  /** Weight for recommendations. */
  popularity: z.int(),
  followerCount: z.number(),
  instagramUrl: text,
  facebookUrl: text,
  youtubeUrl: text,
  spotifyUrl: text,
  websiteUrl: text,
  status: z.enum(performerStatuses),
  isDeleted: z.boolean(),
  ownerId: text,
  ownerName: text,
  /** The reader owns it. */
  isOwn: z.boolean(),
  /** How many say that it is theirs. */
  pendingClaims: z.number(),
  updatedAt: z.string(),
});
export type ManagedPerformer = z.infer<typeof managedPerformerSchema>;

/** Answer of `admin_list_performers()`. */
export const performerPageSchema = z.row({
  items: z.array(managedPerformerSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  mayManage: z.boolean(),
});
export type PerformerPage = z.infer<typeof performerPageSchema>;

/** Answer of `admin_performer_claims()`. */
export const claimsSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      userName: z.string(),
      message: z.string(),
      createdAt: z.string(),
      isOwn: z.boolean(),
    }),
  ),
});
export type Claim = z.infer<typeof claimsSchema>['items'][number];

export const savedPerformerSchema = z.row({ id: z.string(), version: z.int() });
export const changedPerformerSchema = z.row({ id: z.string() });
