import type { PerformerDetail } from '../performer/performer.schema';
import type { PerformerForm } from './performer-form.rules';

/** What the page will show of what is typed; what only others can say (reviews, events) is left out. */
export const shownPerformer = (
  id: string,
  form: PerformerForm,
  ownerId: string | null,
): PerformerDetail => ({
  id,
  ownerId,
  performerName: form.performerName,
  genre: form.genre || null,
  category: form.performanceType,
  city: form.city || null,
  birthday: null,
  profileImageUrl: form.profileImageUrl || null,
  followerCount: 0,
  verified: false,
  status: 'approved',
  bio: form.bio || null,
  instagramUrl: form.instagramUrl || null,
  facebookUrl: form.facebookUrl || null,
  youtubeUrl: form.youtubeUrl || null,
  spotifyUrl: form.spotifyUrl || null,
  websiteUrl: form.websiteUrl || null,
  feeMin: Number(form.feeMin) || null,
  feeMax: Number(form.feeMax) || null,
  performanceMinutes: null,
  experienceYears: null,
  techRider: null,
  works: form.portfolio.filter(({ title, url }) => title && url),
  rating: { average: null, total: 0 },
  productCount: 0,
  products: [],
  daysToBirthday: null,
  upcomingEvents: [],
});
