/** A point on earth, in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** What a map looks at: its middle, and how near (6 is the whole country, 13 a district, 17 a street). */
export interface MapView extends MapPoint {
  zoom: number;
}

/** Something on a map. */
export interface MapPin {
  id: string;
  /** Names it for keyboards, screen readers and the mouse that rests on it. */
  name: string;
  /** Where it is; null when only its city is known, in whose middle it then stands. */
  point: MapPoint | null;
  /** City id. */
  city?: string | null;
  /** Drawn inside of it, at most three characters: the number of a stop. */
  mark?: string;
  /** Drawn inside of it instead: a line drawing on a 24 × 24 field, as icons are. */
  sign?: string;
  /** What is over, or has not begun. */
  isQuiet?: boolean;
  /** Square for what is looked at, such as an advertisement; round for what one goes to. */
  isSquare?: boolean;
  /** A lamp on its shoulder, which differs in shape as well as in colour; on a heap the shares of its pins. */
  lamp?: 'full' | 'half' | 'empty';
}

/** Where a map came to rest. */
export interface MapRest {
  /** Null while it shows what it would by itself: nothing for an address to remember. */
  view: MapView | null;
  /** Ids of the pins in the picture: what the list beside it shows. */
  inView: readonly string[];
}

export interface TaiwanMapProps {
  /** Names the map: 活動分布圖. */
  label: string;
  pins: readonly MapPin[];
  /** What to look at; null or nothing for all pins, or the whole country when there are none. */
  view?: MapView | null;
  /** After every movement, and when pins came or went. */
  onRest?: (rest: MapRest) => void;
  /** The pin that the page speaks of. */
  selected?: string | null;
  /** A pin was pressed, or several that lie on one another. A heap that can be told apart from near is zoomed onto instead. */
  onPick?: (ids: readonly string[]) => void;
  /** What a heap of pins is: 12 場活動. */
  countText?: (count: number) => string;
  /** A way through these points, in their order. */
  route?: readonly MapPoint[];
  /** Where the visitor stands. */
  here?: MapPoint | null;
  /** `card` is a low picture within a page, which a finger scrolls past. */
  shape?: 'page' | 'card';
}

export interface PointPickerProps {
  /** Names the map: 活動地點. */
  label: string;
  /** Looked at while there is no point. */
  city: string;
  point: MapPoint | null;
  onChange: (point: MapPoint) => void;
}
