/** Days of the week by the names that the server knows. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The week as a form holds it. */
export interface WeekForm {
  days: { isOpen: boolean; start: string; end: string }[];
}

/** The week as the server has it: open days, and the hours of days as `HH:MM` in Taipei. */
export interface WeekHours {
  openDays: Record<string, boolean>;
  openingHours: Record<string, { start: string; end: string }>;
}

const [START, END] = ['12:00', '22:00'];

/** The form of what is stored; usual hours where there are none. */
export const weekFormOf = (stored: WeekHours | null): WeekForm => ({
  days: weekdays.map((day) => ({
    isOpen: stored?.openDays[day] ?? false,
    start: stored?.openingHours[day]?.start ?? START,
    end: stored?.openingHours[day]?.end ?? END,
  })),
});

/** What is stored of the form; hours of closed days are left out. */
export function weekHoursOf({ days }: WeekForm): WeekHours {
  const named = weekdays.map((day, index) => ({ day, ...days[index] }));
  return {
    openDays: Object.fromEntries(named.map(({ day, isOpen = false }) => [day, isOpen])),
    openingHours: Object.fromEntries(
      named
        .filter(({ isOpen }) => isOpen)
        .map(({ day, start = START, end = END }) => [day, { start, end }]),
    ),
  };
}

/** Every day at the usual hours: how a new page begins that takes invitations. */
export const everyDay = (): WeekHours =>
  weekHoursOf({ days: weekdays.map(() => ({ isOpen: true, start: START, end: END })) });

/** Can somebody be invited at all? */
export const hasHours = (stored: WeekHours | null): boolean =>
  Object.values(stored?.openDays ?? {}).some(Boolean);
