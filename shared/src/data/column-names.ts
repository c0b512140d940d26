/** Columns whose names do not say that they are yes or no. */
const renamed: Readonly<Record<string, string>> = {
  time_undecided: 'isTimeUndecided',
  support_friendly: 'isSupportFriendly',
};
const columns = new Map(Object.entries(renamed).map(([column, name]) => [name, column]));

/** The name of a column in the interface: `image_url` is `imageUrl`. */
const nameOfColumn = (column: string): string =>
  renamed[column] ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The way back. */
const columnOfName = (name: string): string =>
  columns.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const renameKeys = (value: object, rename: (key: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), inner as unknown]));

/** Names of the interface for the columns of one row; what is inside of them stays as it is. */
export const namedRow = (row: unknown): unknown =>
  isPlain(row) ? renameKeys(row, nameOfColumn) : row;

/** What a function of the database takes as JSON, with columns for names through and through. */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toColumns);
  if (!isPlain(value)) return value;
  const row = renameKeys(value, columnOfName);
  return Object.fromEntries(Object.entries(row).map(([key, inner]) => [key, toColumns(inner)]));
}
