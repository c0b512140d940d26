/** Files that are handed to visitors: tables for Excel, entries for calendars. Comes with the part that hands one over. */
export { readAllRows, readOnward, type RowsBehind } from './all-pages';
export { CsvButton } from './csv-button';
export type { CsvCell } from './csv.rules';
export { downloadFile } from './download-file';
