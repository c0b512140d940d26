/** What forms of events share besides their fields: questions, opening hours and moments as they are typed. */
export { aheadUntil, toLocal, toMoment } from './event-moments.rules';
export { openTimesOf } from './opening-hours-form.rules';
export { newQuestion, questionFormOf, questionsOf } from './question-form.rules';
