/** The id of a day's place in the list, which the calendar leads to. */
export const dayAnchor = (day: number): string => `day-${day}`;
