/**
 * How the product writes dates, prices, counts, addresses of lists and the names in its catalogues.
 * Pure functions.
 */
export {
  amenities,
  amenityLabel,
  categories,
  categoryLabel,
  cities,
  cityIds,
  cityLabel,
  furtherCities,
  giftStateLabel,
  mainCities,
  performerCategories,
  performerCategoryLabel,
  spotKindLabel,
  venueTypeLabel,
  venueTypes,
  type CatalogueEntry,
} from './catalogue';
export { formatPhoneNumber, isEmail, isPhoneNumber } from './contact';
export { carrierOf, halfWidth, lastFiveOf, trimmed, typedNumber } from '../typed/typed.rules';
export { clockDifference, hearServerTime, serverNow } from './clock';
export { formatCount, groupDigits } from './count';
export {
  daysUntil,
  formatDailyHours,
  formatDate,
  formatDateTime,
  formatMoment,
  formatMonthDay,
  formatShortMoment,
  formatTimeAgo,
  formatTimeSince,
  formatWeekday,
  lastDayOf,
  taipeiDay,
  taipeiTime,
  withZone,
} from './date';
export { inForce, languageSpoken, speaking, type TranslatedTexts } from './in-force';
export { cutText, firstLetter } from './letters';
export {
  isListDay,
  pageCountOf,
  readChoice,
  readPage,
  readQuery,
  risingFirst,
  sortDirection,
  writeSearch,
} from './list-address';
export { lookForZone } from './zone';
export { formatPrice, formatPriceLabel, isFreeLabel, type PricedTicket, priceWord } from './price';
