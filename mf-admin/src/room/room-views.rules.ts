/** Of what a page is divided into: each part is a list of its own. */
const parts = ['tab', 'part'] as const;

/** In place of names when every column is shown, although some are left out as a rule. */
const ALL_COLUMNS = '-';

/** A list and what it is narrowed to. */
export interface RoomPlace {
  path: string;
  /** Without the page and the open row; columns always stand in it. */
  search: string;
  /** Under which its settings are kept; those of one event's registrations are those of every event. */
  name: string;
  /** Nothing but the list itself is asked for. */
  isBare: boolean;
}

/** @param href of the list on its first page, with no row open */
export function roomPlace(href: string, hidden: readonly string[]): RoomPlace {
  const [path = '', search = ''] = href.split('?');
  const params = new URLSearchParams(search);
  const isBare = [...params.keys()].every((name) => parts.some((part) => part === name));
  const segments = path.split('/').filter((segment) => segment && !/\d/.test(segment));
  const name = [...segments.slice(1), ...parts.flatMap((part) => params.get(part) ?? [])]
    .join('-')
    .replaceAll(/[^a-z]+/g, '-');
  params.set('hide', writeHidden(hidden));
  return { path, search: `?${params}`, name: name || 'list', isBare };
}

/** The columns that are left out: what the address says, else what is kept. */
export function hiddenColumns(hide: string, kept: readonly string[]): readonly string[] {
  if (hide === '') return kept;
  return hide === ALL_COLUMNS ? [] : hide.split('.');
}

/** The same for the address. */
export const writeHidden = (hidden: readonly string[]): string => hidden.join('.') || ALL_COLUMNS;
