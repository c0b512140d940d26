/** How the product writes dates, prices, counts and the names in its catalogues. Pure functions. */
export {
  amenities,
  amenityLabel,
  categories,
  cities,
  cityLabel,
  mainCities,
  performerCategories,
  performerCategoryLabel,
  venueTypes,
  type CatalogueEntry,
} from './catalogue';
export { formatCount, groupDigits } from './count';
export {
  daysUntil,
  formatDate,
  formatDateTime,
  formatMoment,
  formatMonthDay,
  formatTimeAgo,
  formatWeekday,
  taipeiDay,
  taipeiTime,
} from './date';
export { formatPrice, formatPriceLabel, isFreeLabel, type PricedTicket } from './price';
