/** What an organizer can ask of those who register, as kinds of fields. */
export const questionKinds = ['text', 'long_text', 'one_of', 'many_of', 'consent'] as const;

/** How much an event may ask, and how long each part may be; the database holds everybody to it. */
export const questionLimits = {
  questions: 20,
  label: 200,
  help: 300,
  options: 30,
  option: 80,
  text: 200,
  longText: 2000,
} as const;
