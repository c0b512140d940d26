import labels from '../locales/labels.zh-TW.json' with { type: 'json' };

/** An id as stored, and what people read. */
export interface CatalogueEntry {
  id: string;
  label: string;
}

const entries = (table: Record<string, string>): CatalogueEntry[] =>
  Object.entries(table).map(([id, label]) => ({ id, label }));

const labelIn = (table: Record<string, string>, id: string): string =>
  Object.hasOwn(table, id) ? (table[id] ?? id) : id;

/** Kinds of events; stored by these very words. */
export const categories: readonly string[] = /* @__PURE__ */ Object.keys(labels.category);

/** Kinds of venues; stored by these very words. */
export const venueTypes: readonly string[] = /* @__PURE__ */ Object.keys(labels.venueType);

/** Counties and cities from north to south, then the east and the islands. */
export const cities: readonly CatalogueEntry[] = /* @__PURE__ */ entries(labels.city);

export const cityIds: readonly string[] = /* @__PURE__ */ Object.keys(labels.city);

const mainCityIds = ['taipei', 'taichung', 'kaohsiung', 'hsinchu', 'tainan'];

/** The five cities offered first; the others come under 「更多縣市」. */
export const mainCities: readonly CatalogueEntry[] = /* @__PURE__ */ mainCityIds.map((id) => ({
  id,
  label: cityLabel(id),
}));

/** The cities under 「更多縣市」. */
export const furtherCities: readonly CatalogueEntry[] = /* @__PURE__ */ cities.filter(
  ({ id }) => !mainCityIds.includes(id),
);

/** What a venue may offer; a venue can add words of its own. */
export const amenities: readonly CatalogueEntry[] = /* @__PURE__ */ entries(labels.amenity);

export const performerCategories: readonly CatalogueEntry[] = /* @__PURE__ */ entries(
  labels.performerCategory,
);

/** `taipei` → 台北; an unknown id is shown as it is. */
export function cityLabel(id: string): string {
  return labelIn(labels.city, id);
}

/** `wifi` → 無線網路; a venue's own words are shown as they are. */
export function amenityLabel(idOrWords: string): string {
  return labelIn(labels.amenity, idOrWords);
}

/** `band` → 樂團; an unknown id is shown as it is. */
export function performerCategoryLabel(id: string): string {
  return labelIn(labels.performerCategory, id);
}

/** A kind of event as people read it; one that is not of ours is shown as it is stored. */
export function categoryLabel(category: string): string {
  return labelIn(labels.category, category);
}

/** A kind of venue as people read it; one that is not of ours is shown as it is stored. */
export function venueTypeLabel(venueType: string): string {
  return labelIn(labels.venueType, venueType);
}

/** A kind of support spot as people read it. */
export function spotKindLabel(kind: string): string {
  return labelIn(labels.spotKind, kind);
}

/** Whether there are presents left, as people read it. */
export function giftStateLabel(state: string): string {
  return labelIn(labels.giftState, state);
}
