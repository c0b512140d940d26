import * as z from '@spotlight/shared/vendor/zod';

/** What a suggestion leads to, in the order in which kinds are listed. */
export const suggestionKinds = ['event', 'performer', 'venue', 'spot', 'product'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionsSchema = z.row({
  items: z.array(
    z.row({
      kind: z.enum(suggestionKinds),
      id: z.string(),
      name: z.string(),
      /** Category of an event or a performer, type of a venue, performer of a spot or of goods. */
      label: z.nullable(z.string()),
      city: z.nullable(z.string()),
      date: z.nullable(z.string()),
      performerId: z.nullable(z.string()),
    }),
  ),
  /** `near`: nothing has the words themselves. */
  match: z.enum(['exact', 'near']),
  /** Words that would find something. */
  suggestions: z.array(z.string()),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
export type Suggestion = Suggestions['items'][number];
