import { callFunction, query, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import {
  bannerListSchema,
  candidatesSchema,
  featuredListSchema,
  siteImagesSchema,
  textKeys,
  textRowsSchema,
  type Banner,
  type BannerInput,
  type FeaturedType,
  type SiteImage,
  type SiteTexts,
  type TextKey,
} from './website.schema';

/** What a text is called in the database. */
const storedKey = (key: TextKey): string =>
  Object.keys(toColumns({ [key]: '' }) as object)[0] ?? '';

/**
 * All texts; one that was never saved is empty.
 * @throws AppError
 */
export async function listTexts(backend: Backend): Promise<SiteTexts> {
  const rows = await query(
    backend,
    (rest) => rest.from('website_content').select('content_key,content_value'),
    textRowsSchema,
  );
  const stored = new Map(rows.map(({ contentKey, contentValue }) => [contentKey, contentValue]));
  return Object.fromEntries(
    textKeys.map((key) => [key, stored.get(storedKey(key)) ?? '']),
  ) as SiteTexts;
}

/** @throws AppError `STALE_VERSION` when somebody else saved one of them since it was read */
export const saveTexts = (
  backend: Backend,
  { texts, seen }: { texts: Partial<SiteTexts>; seen: Partial<SiteTexts> },
) =>
  callFunction(
    backend,
    'save_website_content',
    { p_texts: toColumns(texts), p_seen: toColumns(seen) },
    z.unknown(),
  );

export const listImages = (backend: Backend): Promise<SiteImage[]> =>
  query(
    backend,
    (rest) =>
      rest
        .from('website_images')
        .select('id,image_key,image_url,alt_text,page,section,updated_at')
        .order('updated_at', { ascending: false }),
    siteImagesSchema,
  );

export const saveImage = (
  backend: Backend,
  image: Pick<SiteImage, 'imageKey' | 'imageUrl' | 'altText' | 'page' | 'section'>,
) =>
  callFunction(
    backend,
    'save_website_image',
    {
      p_image_key: image.imageKey,
      p_image_url: image.imageUrl,
      p_alt_text: image.altText,
      p_page: image.page,
      p_section: image.section,
    },
    z.unknown(),
  );

export const deleteImage = (backend: Backend, id: string) =>
  callFunction(backend, 'delete_website_image', { p_id: id }, z.unknown());

export const listBanners = async (backend: Backend, signal?: AbortSignal): Promise<Banner[]> =>
  (await readFunction(backend, 'admin_list_banners', {}, bannerListSchema, signal)).items;

/** @throws AppError `STALE_VERSION` when somebody else saved it since it was read */
export const saveBanner = (backend: Backend, banner: BannerInput) =>
  callFunction(
    backend,
    'save_website_banner',
    {
      p_id: banner.id ?? null,
      p_banner_key: banner.bannerKey,
      p_media_type: banner.mediaType,
      p_banner_url: banner.bannerUrl,
      p_video_url: banner.videoUrl,
      p_title: banner.title,
      p_subtitle: banner.subtitle,
      p_link: banner.link,
      p_page: banner.page,
      p_is_active: banner.isActive ?? null,
      p_display_order: banner.displayOrder ?? null,
      p_starts_at: banner.startsAt ?? null,
      p_ends_at: banner.endsAt ?? null,
      p_updated_at: banner.updatedAt ?? null,
    },
    z.unknown(),
  );

export const setBannerActive = (backend: Backend, input: { id: string; isActive: boolean }) =>
  callFunction(
    backend,
    'set_banner_active',
    { p_id: input.id, p_is_active: input.isActive },
    z.unknown(),
  );

/** @throws AppError `INVALID_STATE` at either end */
export const moveBanner = (backend: Backend, input: { id: string; direction: 'up' | 'down' }) =>
  callFunction(
    backend,
    'move_banner',
    { p_id: input.id, p_direction: input.direction },
    z.unknown(),
  );

export const deleteBanner = (backend: Backend, id: string) =>
  callFunction(backend, 'delete_website_banner', { p_id: id }, z.unknown());

export const listFeatured = async (backend: Backend, type: FeaturedType, signal?: AbortSignal) =>
  (
    await readFunction(
      backend,
      'admin_list_featured',
      { p_content_type: type },
      featuredListSchema,
      signal,
    )
  ).items;

/** What could be put forward: public, and not in the list yet. */
export const listCandidates = async (
  backend: Backend,
  type: FeaturedType,
  words: string,
  signal?: AbortSignal,
) =>
  (
    await readFunction(
      backend,
      'featured_candidates',
      { p_content_type: type, p_query: words },
      candidatesSchema,
      signal,
    )
  ).items;

export const addFeatured = (backend: Backend, input: { type: FeaturedType; id: string }) =>
  callFunction(
    backend,
    'add_featured',
    { p_content_type: input.type, p_reference_id: input.id },
    z.unknown(),
  );

export const setFeaturedActive = (
  backend: Backend,
  input: { id: string; isActive: boolean; startsAt: string | null; endsAt: string | null },
) =>
  callFunction(
    backend,
    'update_featured',
    {
      p_id: input.id,
      p_is_active: input.isActive,
      p_starts_at: input.startsAt,
      p_ends_at: input.endsAt,
    },
    z.unknown(),
  );

export const orderFeatured = (backend: Backend, input: { type: FeaturedType; ids: string[] }) =>
  callFunction(
    backend,
    'reorder_featured',
    { p_content_type: input.type, p_ids: input.ids },
    z.unknown(),
  );

export const removeFeatured = (backend: Backend, id: string) =>
  callFunction(backend, 'remove_featured', { p_id: id }, z.unknown());
