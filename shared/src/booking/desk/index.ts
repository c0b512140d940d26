/** The desk of who lets venues or performs: everything that others ask of them. */
export { BookingDesk, type BookingDeskProps } from './booking-desk';
export {
  deskRequest,
  deskSearch,
  isDeskNarrowed,
  readDeskFilters,
  type DeskFilters,
} from './desk-filters.rules';
