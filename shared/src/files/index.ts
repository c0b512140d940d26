/** Files that are handed to visitors: tables for Excel, entries for calendars. Comes with the part that hands one over. */
export { readAllPages } from './all-pages';
export { CsvButton } from './csv-button';
export { downloadFile } from './download-file';
