/** Until how many days before its first one an advertisement can be given back, as the server has it. */
const DAYS_TO_GIVE_BACK = 3;

/** Is it too late to give an advertisement back, also after its days were moved? */
export const isLateMove = (startsOn: string, today: string) =>
  (Date.parse(startsOn) - Date.parse(today)) / 86_400_000 < DAYS_TO_GIVE_BACK;
