import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import type { AdProduct, Placement } from './ad-catalogue.schema';

export const catalogueParts = ['products', 'placements'] as const;

/** What the catalogue shows, exactly as its address says. */
export interface CatalogueFilters extends RoomFilters {
  part: (typeof catalogueParts)[number];
}

export const readCatalogue = (search: URLSearchParams): CatalogueFilters => ({
  ...readRoom(search),
  sort: '',
  part: readChoice(search, 'part', catalogueParts) ?? 'products',
});

export const writeCatalogue = ({ part, ...room }: CatalogueFilters) =>
  writeSearch({
    tab: 'catalogue',
    ...roomParams(room),
    part: part === 'products' ? null : part,
  });

/** A placement as its form holds it. */
export interface PlacementForm {
  code: string;
  name: string;
  adType: string;
  displayLocation: string;
  slots: string;
  imageW: string;
  imageH: string;
  maxSeconds: string;
  isActive: boolean;
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const placementFormOf = (placement: Placement | null): PlacementForm => ({
  code: placement?.code ?? '',
  name: placement?.name ?? '',
  adType: placement?.adType ?? 'banner',
  displayLocation: placement?.displayLocation ?? 'home',
  slots: String(placement?.slots ?? 1),
  imageW: textOf(placement?.imageW ?? null),
  imageH: textOf(placement?.imageH ?? null),
  maxSeconds: textOf(placement?.maxSeconds ?? null),
  isActive: placement?.isActive ?? true,
});

/** A product as its form holds it. */
export interface AdProductForm {
  placementId: string;
  name: string;
  description: string;
  category: string;
  city: string;
  unit: string;
  unitPrice: string;
  designFee: string;
  minUnits: string;
  maxUnits: string;
  leadDays: string;
  needsMediaReview: boolean;
  images: string[];
  isActive: boolean;
  sort: string;
}

export const adProductFormOf = (product: AdProduct | null): AdProductForm => ({
  placementId: product?.placementId ?? '',
  name: product?.name ?? '',
  description: product?.description ?? '',
  category: product?.category ?? 'online',
  city: product?.city ?? '',
  unit: product?.unit ?? 'week',
  unitPrice: textOf(product?.unitPrice ?? null),
  designFee: String(product?.designFee ?? 0),
  minUnits: String(product?.minUnits ?? 1),
  maxUnits: String(product?.maxUnits ?? 4),
  leadDays: String(product?.leadDays ?? 3),
  needsMediaReview: product?.needsMediaReview ?? false,
  images: product?.images ?? [],
  isActive: product?.isActive ?? true,
  sort: String(product?.sort ?? 0),
});
