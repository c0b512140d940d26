/** When what goes on for days is open: today, day by day, and in words. */
export { daysOf, hoursOn, type OpenTimes } from './open-days.rules';
export { todayText } from './today.rules';
export { hoursLines, hoursText, weekText } from './week-text.rules';
