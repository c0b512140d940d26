import { groupDigits } from '@spotlight/shared/format';
import { demoSamples } from '../import/demo-samples';
import type { AdPage } from '../ad/ad.schema';
import type { ManagedEventPage } from '../event/event.schema';
import type { PerformerPage } from '../performer/performer.schema';
import type { VenuePage } from '../venue/venue.schema';

const pageOf = <Row>(items: Row[]) => ({
  items,
  total: items.length,
  isTotalLeast: false,
  page: 1,
  pageSize: items.length,
  // Nothing can be done with them, so that nothing seems to be saved.
  mayManage: false,
});

const now = () => new Date().toISOString();

/** The samples of events as their room lists events. */
export const demoEvents = (): ManagedEventPage =>
  pageOf(
    demoSamples.events().map((event, index) => ({
      id: `demo-${index}`,
      title: event.title,
      date: event.date,
      time: event.time,
      endsAt: null,
      location: event.location,
      city: event.city,
      category: event.category,
      status: 'draft' as const,
      attendees: 0,
      imageUrl: null,
      posterLine: null,
      organizerName: null,
      isOwn: false,
      price: event.ticketPrice === 0 ? '免費' : `NT$${groupDigits(event.ticketPrice)}`,
      version: 1,
    })),
  );

/** The samples of venues as their room lists venues. */
export const demoVenues = (): VenuePage =>
  pageOf(
    demoSamples.venues().map(({ amenities: _amenities, description: _text, ...venue }, index) => ({
      ...venue,
      id: `demo-${index}`,
      version: 1,
      imageUrl: null,
      status: 'draft' as const,
      ownerName: null,
      isOwn: false,
      phone: null,
      email: null,
      updatedAt: now(),
    })),
  );

/** The samples of performers as their room lists performers. */
export const demoPerformers = (): PerformerPage =>
  pageOf(
    demoSamples.performers().map((performer, index) => ({
      ...performer,
      id: `demo-${index}`,
      version: 1,
      location: null,
      birthday: null,
      profileImageUrl: null,
      popularity: 50,
      followerCount: 0,
      instagramUrl: null,
      facebookUrl: null,
      youtubeUrl: null,
      spotifyUrl: null,
      websiteUrl: null,
      status: 'pending' as const,
      isDeleted: false,
      ownerId: null,
      ownerName: null,
      isOwn: false,
      pendingClaims: 0,
      updatedAt: now(),
    })),
  );

/** The samples of advertisements as their room lists advertisements. */
export const demoAds = (): AdPage =>
  pageOf(
    demoSamples.ads().map((ad, index) => ({
      ...ad,
      id: `demo-${index}`,
      description: null,
      type: 'banner' as const,
      status: 'pending' as const,
      phase: 'scheduled' as const,
      clientId: null,
      imageUrl: null,
      buttonText: null,
      impressions: 0,
      clicks: 0,
      updatedAt: now(),
      booking: null,
      reason: null,
    })),
  );
