import type { EarlyRead } from '@spotlight/shared/contract/schema';

/**
 * The address that the page's own repository will ask for: function, fixed arguments, and those taken
 * from the page's address. Empty ones are left out, as the repository does.
 */
export function earlyReadUrl(
  read: EarlyRead,
  supabaseUrl: string,
  params: Readonly<Record<string, string>>,
  search: string,
): string {
  const url = new URL(`${supabaseUrl.replace(/\/$/, '')}/rest/v1/rpc/${read.fn}`, location.origin);
  for (const [name, value] of Object.entries(read.fixed ?? {})) {
    url.searchParams.append(name, String(value));
  }
  const given = new URLSearchParams(search);
  for (const [source, argument] of Object.entries(read.params)) {
    const value = (params[source] ?? given.get(source))?.replaceAll('\0', '');
    if (value) url.searchParams.append(argument, value);
  }
  return url.href;
}
