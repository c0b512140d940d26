/** An own calendar: what owners of venues and performers do with their hours. It comes with the screen that uses it. */
export { OwnCalendarBoard, type OwnCalendarBoardProps } from './own-calendar-board';
export { CalendarTools, type CalendarToolsProps } from './calendar-tools';
export { entriesOf } from './entries.rules';
export type { CalendarOf, CalendarTerms } from './own-calendar.repository';
