import type { Sql } from './test-database';

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
