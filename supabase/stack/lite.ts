/**
 * The one way to @supabase/lite. Loading it replaces `process.emitWarning` by a function that throws at
 * whoever warns with an Error, such as Node itself about too many listeners; so Node's own is put back.
 */
import type { App as LiteApp } from '@supabase/lite';

const { emitWarning } = process;
export const { App, getAuthSchemaSql, getStorageSchemaSql, setExperimental } =
  await import('@supabase/lite');
export const { createPostgresConnection } = await import('@supabase/lite/postgres');
process.emitWarning = emitWarning;

export type App = LiteApp;
