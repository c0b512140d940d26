import type { Sql } from './test-database';

/** The smallest PNG there is: one transparent point. */
export const smallestPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let uploaded = 0;

/** A file in one of the public buckets, as the storage service has it. Returns its address. */
export async function uploadPicture(
  sql: Sql,
  name = `somebody/${++uploaded}.png`,
  bucket = 'media',
): Promise<string> {
  await sql`
    insert into storage.objects (bucket_id, name) values (${bucket}, ${name})
    on conflict do nothing`;
  return `/storage/v1/object/public/${bucket}/${name}`;
}

/** Photos of a venue, enough to ask for a look at it. */
export async function addPhotos(sql: Sql, venueId: string): Promise<void> {
  for (const position of [1, 2, 3]) {
    await sql`
      insert into public.venue_photos (venue_id, position, image_url)
      values (${venueId}, ${position}, ${await uploadPicture(sql)})`;
  }
}

/** Three photos as the form of a venue names them, the files of which are there. */
export const photosForForm = async (sql: Sql) =>
  Promise.all(
    ['門口', '大廳', '舞台'].map(async (alt) => ({ image_url: await uploadPicture(sql), alt })),
  );
