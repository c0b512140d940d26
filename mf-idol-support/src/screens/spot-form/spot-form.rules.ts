import { formatPoint } from '@spotlight/shared/point/rules';
import type { SpotDetail } from '../../data/spot/spot.schema';

/** A spot as its form holds it. */
export interface SpotForm {
  kind: string;
  artist: { id: string; name: string } | null;
  title: string;
  description: string;
  imageUrl: string;
  city: string;
  district: string;
  address: string;
  point: string;
  startsOn: string;
  endsOn: string;
  opens: string;
  closes: string;
  giftStatus: '' | NonNullable<SpotDetail['giftStatus']>;
  giftNote: string;
  hostName: string;
  hostUrl: string;
}

/** The form of a spot that there is; an empty one for `null`. */
export const spotFormOf = (spot: SpotDetail | null): SpotForm => ({
  kind: spot?.kind ?? '',
  artist: spot && { id: spot.artist.id, name: spot.artist.performerName },
  title: spot?.title ?? '',
  description: spot?.description ?? '',
  imageUrl: spot?.imageUrl ?? '',
  city: spot?.city ?? '',
  district: spot?.district ?? '',
  address: spot?.address ?? '',
  point: spot ? formatPoint(spot) : '',
  startsOn: spot?.startsOn ?? '',
  endsOn: spot?.endsOn ?? '',
  opens: spot?.opens ?? '',
  closes: spot?.closes ?? '',
  giftStatus: spot?.giftStatus ?? '',
  giftNote: spot?.giftNote ?? '',
  hostName: spot?.hostName ?? '',
  hostUrl: spot?.hostUrl ?? '',
});
