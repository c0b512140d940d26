const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/**
 * PostgreSQL's text form of a moment (`2026-11-20 23:58:28.104+00`) as the ISO 8601 that PostgREST
 * returns. Not every browser parses the former.
 */
const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');

const moment = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => value,
  parse: isoTimestamp,
});

/** Driver types that read both kinds of timestamps as ISO 8601. */
export const timestampTypes = { timestamp: moment(TIMESTAMP), timestamptz: moment(TIMESTAMPTZ) };
