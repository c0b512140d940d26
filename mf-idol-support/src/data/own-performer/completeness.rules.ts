import type { PerformerForm } from './performer-form.rules';

/** What makes a page complete, in the order in which it helps most. */
export const pageParts = [
  'portrait',
  'bio',
  'works',
  'city',
  'fee',
  'hours',
  'links',
  'birthday',
  'minutes',
  'techRider',
] as const;
export type PagePart = (typeof pageParts)[number];

/** A biography that says more than the least that is asked for. */
const GOOD_BIO = 80;

/** What a page still lacks. */
export function missingParts(form: PerformerForm, hasHours: boolean): PagePart[] {
  const links = [
    form.instagramUrl,
    form.facebookUrl,
    form.youtubeUrl,
    form.spotifyUrl,
    form.websiteUrl,
  ];
  const has: Record<PagePart, boolean> = {
    portrait: form.profileImageUrl !== '',
    bio: form.bio.trim().length >= GOOD_BIO,
    works: form.portfolio.some(({ title, url }) => title.trim() !== '' && url.trim() !== ''),
    city: form.city !== '',
    fee: form.feeMin.trim() !== '',
    hours: hasHours,
    links: links.some((link) => link.trim() !== ''),
    birthday: form.birthday !== '',
    minutes: form.performanceMinutes.trim() !== '',
    techRider: form.techRider.trim() !== '',
  };
  return pageParts.filter((part) => !has[part]);
}
