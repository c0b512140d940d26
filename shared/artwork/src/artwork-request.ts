/** The nine categories of events, as stored. */
export type EventCategory =
  | '生咖活動'
  | '主題派對'
  | '大型派對'
  | '主題展'
  | '應援專場活動'
  | '限定快閃活動'
  | '偶像應援活動'
  | '飯店主題應援房'
  | '拍攝聖地巡禮';

/** The twelve types of venues, as stored. */
export type VenueType =
  | '咖啡廳'
  | '酒吧'
  | '戶外場地'
  | '快閃店'
  | 'Live House'
  | '展廳'
  | '影廳'
  | '飯店'
  | '工作室'
  | '攝影棚'
  | '會議室'
  | '多功能場地';

/** The categories of performers, as stored. */
export type PerformerCategory =
  | 'dj'
  | 'artist'
  | 'band'
  | 'musician'
  | 'dance'
  | 'host'
  | 'youtube'
  | 'podcaster';

/**
 * What an event poster is drawn from. An unknown category falls back to a motif that fits any event.
 *
 * @property line short Latin line above the title, for example `FUNK & CITY POP`
 * @property showWords false draws the picture alone, for places where the title follows right below
 */
export interface EventPosterSpec {
  id: string;
  title: string;
  category: EventCategory | (string & {});
  line?: string | null | undefined;
  showWords?: boolean | undefined;
}

/** What the picture of a venue is drawn from. */
export interface VenueSceneSpec {
  id: string;
  type: VenueType | (string & {});
}

/** What the portrait of a performer is drawn from; the category decides the prop. */
export interface PerformerPortraitSpec {
  id: string;
  category: PerformerCategory | (string & {});
}

/** What the avatar of a person is drawn from. */
export interface AvatarSpec {
  id: string;
}

/** One picture to generate. */
export type ArtworkRequest =
  | ({ kind: 'event' } & EventPosterSpec)
  | ({ kind: 'venue' } & VenueSceneSpec)
  | ({ kind: 'performer' } & PerformerPortraitSpec)
  | ({ kind: 'avatar' } & AvatarSpec);
