import type { OwnPerformer } from './own-performer.schema';

/** A page as its form holds it: everything that is typed is a text. */
export interface PerformerForm {
  performerName: string;
  bio: string;
  performanceType: string;
  performerType: string;
  genre: string;
  city: string;
  birthday: string;
  profileImageUrl: string;
  instagramUrl: string;
  facebookUrl: string;
  youtubeUrl: string;
  spotifyUrl: string;
  websiteUrl: string;
  portfolio: { title: string; url: string }[];
  feeMin: string;
  feeMax: string;
  performanceMinutes: string;
  experienceYears: string;
  techRider: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

export const emptyPerformerForm: PerformerForm = {
  performerName: '',
  bio: '',
  performanceType: '',
  performerType: '',
  genre: '',
  city: '',
  birthday: '',
  profileImageUrl: '',
  instagramUrl: '',
  facebookUrl: '',
  youtubeUrl: '',
  spotifyUrl: '',
  websiteUrl: '',
  portfolio: [],
  feeMin: '',
  feeMax: '',
  performanceMinutes: '',
  experienceYears: '',
  techRider: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
};

/** The server writes 0 for a number that nobody said. */
const typedNumber = (stored: number | null) => (stored ? String(stored) : '');

/** The form of a page that there is. */
export function performerFormOf(page: OwnPerformer): PerformerForm {
  return {
    performerName: page.performerName,
    bio: page.bio ?? '',
    performanceType: page.performanceType,
    performerType: page.performerType ?? '',
    genre: page.genre ?? '',
    city: page.city ?? '',
    birthday: page.birthday ?? '',
    profileImageUrl: page.profileImageUrl ?? '',
    instagramUrl: page.instagramUrl ?? '',
    facebookUrl: page.facebookUrl ?? '',
    youtubeUrl: page.youtubeUrl ?? '',
    spotifyUrl: page.spotifyUrl ?? '',
    websiteUrl: page.websiteUrl ?? '',
    portfolio: page.portfolio.map(({ title, url }) => ({ title, url })),
    feeMin: typedNumber(page.feeMin),
    feeMax: typedNumber(page.feeMax),
    performanceMinutes: typedNumber(page.performanceMinutes),
    experienceYears: typedNumber(page.experienceYears),
    techRider: page.techRider ?? '',
    contactName: page.contactName ?? '',
    contactPhone: page.contactPhone ?? '',
    contactEmail: page.contactEmail ?? '',
  };
}

/** `3/5`, `03-05` and `0305` are `03/05`; anything else stays as it was typed. */
export function tidyBirthday(typed: string): string {
  const [, month = '', day = ''] =
    /^\s*(\d{1,2})\s*[/.月-]?\s*(\d{1,2})\s*日?\s*$/.exec(typed) ?? [];
  return month ? `${month.padStart(2, '0')}/${day.padStart(2, '0')}` : typed.trim();
}

/** Is `MM/DD` a day that exists? The year 2000 had a leap day. */
export function isMonthDay(text: string): boolean {
  if (!/^\d{2}\/\d{2}$/.test(text)) return false;
  const date = new Date(`2000-${text.replace('/', '-')}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text.replace('/', '-')
  );
}

/** An address without its beginning, or with an open one, is meant with https, which is the only one that is shown. */
export function tidyLink(typed: string): string {
  const text = typed.trim();
  if (/^http:\/\//i.test(text)) return `https${text.slice(4)}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
}
