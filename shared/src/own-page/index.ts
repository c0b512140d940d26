/** Pages that their owners edit: fields with a preview, the hours of a week, and what happens when two save. */
export { AmenityFields } from './amenity-fields';
export { ClosedDays } from './closed-days';
export { CompletenessPanel } from './completeness-panel';
export { Pair, Part } from './form-parts.styles';
export { FormWithPreview } from './form-with-preview';
export { MonthFigures, type Figure } from './month-figures';
export { MonthTable } from './month-table';
export { OwnPageList } from './own-page-list';
export { OwnPageProfile } from './own-page-profile';
export { OwnPageRegistration, type RegistrationEvents } from './own-page-registration';
export { ownPagePending } from './own-page-column';
export { StaleNotice } from './stale-notice';
export { useVersionedForm } from './use-versioned-form';
export { WeekFields } from './week-fields';
export { WordAdder, type WordAdderProps } from './word-adder';
export { withWord } from './words.rules';
export { checkWeek, weekFields } from './week-hours.schema';
export {
  everyDay,
  hasHours,
  weekFormOf,
  weekHoursOf,
  weekdays,
  type WeekForm,
  type WeekHours,
} from './week-hours.rules';
