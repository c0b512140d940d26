const columnType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
});

/**
 * How JSON travels to the database and back. @supabase/lite hands over metadata that is JSON text
 * already, and its driver would encode that once more: the column then holds one long string, in which
 * our triggers find neither a name nor an identity.
 */
export const jsonColumns = { json: columnType(114), jsonb: columnType(3802) };
