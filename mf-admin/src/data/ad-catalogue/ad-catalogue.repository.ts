import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { catalogueSchema, savedSchema } from './ad-catalogue.schema';

/** Every placement and product. */
export const readAdCatalogue = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'admin_ad_catalogue', {}, catalogueSchema, signal);

export interface PlacementEntry {
  code: string;
  name: string;
  adType: string;
  displayLocation: string;
  slots: number;
  imageW: number | null;
  imageH: number | null;
  maxSeconds: number | null;
  isActive: boolean;
}

/** What is edited, and as of when it was read; `null`: a new one. */
type Read = { id: string; updatedAt: string } | null;

/** @throws AppError `STALE_VERSION`; `INVALID_STATE` when a slot that would go is booked */
export const savePlacement = (
  backend: Backend,
  { on, entry }: { on: Read; entry: PlacementEntry },
) =>
  callFunction(
    backend,
    'admin_save_ad_placement',
    {
      p_id: on?.id ?? null,
      p_updated_at: on?.updatedAt ?? null,
      p_code: entry.code,
      p_name: entry.name,
      p_ad_type: entry.adType,
      p_display_location: entry.displayLocation,
      p_slots: entry.slots,
      p_image_w: entry.imageW,
      p_image_h: entry.imageH,
      p_max_seconds: entry.maxSeconds,
      p_is_active: entry.isActive,
    },
    savedSchema,
  );

export interface AdProductEntry {
  placementId: string;
  name: string;
  description: string;
  category: string;
  city: string | null;
  unit: string;
  unitPrice: number;
  designFee: number;
  minUnits: number;
  maxUnits: number;
  leadDays: number;
  needsMediaReview: boolean;
  images: string[];
  isActive: boolean;
  sort: number;
}

/**
 * Prices of what is ordered do not move. What the form does not edit (`spec`) goes back as it was.
 * @throws AppError `STALE_VERSION`
 */
export const saveAdProduct = (
  backend: Backend,
  { on, spec, entry }: { on: Read; spec: Record<string, unknown>; entry: AdProductEntry },
) =>
  callFunction(
    backend,
    'admin_save_ad_product',
    {
      p_id: on?.id ?? null,
      p_updated_at: on?.updatedAt ?? null,
      p_placement_id: entry.placementId,
      p_name: entry.name,
      p_description: entry.description,
      p_category: entry.category,
      p_city: entry.city,
      p_unit: entry.unit,
      p_unit_price: entry.unitPrice,
      p_design_fee: entry.designFee,
      p_min_units: entry.minUnits,
      p_max_units: entry.maxUnits,
      p_lead_days: entry.leadDays,
      p_needs_media_review: entry.needsMediaReview,
      p_spec: spec,
      p_images: entry.images,
      p_is_active: entry.isActive,
      p_sort: entry.sort,
    },
    savedSchema,
  );
