import type { ManagedPerformer } from './performer.schema';

/** A performer as the form holds it: everything that is typed is a text. */
export interface PerformerForm {
  performerName: string;
  bio: string;
  performanceType: string;
  popularity: string;
  genre: string;
  city: string;
  location: string;
  birthday: string;
  profileImageUrl: string;
  instagramUrl: string;
  facebookUrl: string;
  youtubeUrl: string;
  spotifyUrl: string;
  websiteUrl: string;
  /** Whose a new page will be; empty: nobody's until it is claimed. */
  ownerEmail: string;
}

/** What the schema makes of the form, for the server. What it does not name stays as it is. */
export type PerformerEntry = {
  performerName: string;
  bio: string;
  performanceType: string;
  popularity: number;
} & Record<
  Exclude<
    keyof PerformerForm,
    'performerName' | 'bio' | 'performanceType' | 'popularity' | 'ownerEmail'
  >,
  string | null
>;

/** A new page, with the weight that everybody begins with. */
export const emptyPerformerForm = (): PerformerForm => ({
  performerName: '',
  bio: '',
  performanceType: '',
  popularity: '50',
  genre: '',
  city: '',
  location: '',
  birthday: '',
  profileImageUrl: '',
  instagramUrl: '',
  facebookUrl: '',
  youtubeUrl: '',
  spotifyUrl: '',
  websiteUrl: '',
  ownerEmail: '',
});

/** The form of a page that there is. */
export const performerFormOf = (page: ManagedPerformer): PerformerForm => ({
  performerName: page.performerName,
  bio: page.bio ?? '',
  performanceType: page.performanceType,
  popularity: String(page.popularity),
  genre: page.genre ?? '',
  city: page.city ?? '',
  location: page.location ?? '',
  birthday: page.birthday ?? '',
  profileImageUrl: page.profileImageUrl ?? '',
  instagramUrl: page.instagramUrl ?? '',
  facebookUrl: page.facebookUrl ?? '',
  youtubeUrl: page.youtubeUrl ?? '',
  spotifyUrl: page.spotifyUrl ?? '',
  websiteUrl: page.websiteUrl ?? '',
  ownerEmail: '',
});

/** A day that exists in some year, MM/DD. */
export const isMonthDay = (typed: string): boolean => {
  const [, month = '', day = ''] = /^(\d\d)\/(\d\d)$/.exec(typed) ?? [];
  // A leap year has the 29th of February.
  const date = new Date(`2000-${month}-${day}T00:00:00Z`);
  return date.toJSON()?.slice(5, 10) === `${month}-${day}`;
};
