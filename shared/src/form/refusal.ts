/**
 * What a form's `send` throws when the server refuses what was typed in a way that the form can say
 * itself: beside the fields that it is about, or above the button.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** A sentence for each field, by its path in the form. */
  readonly faults: Readonly<Record<string, string>>;
  /** What is said above the button: a sentence, or an error that has one. */
  readonly failure: unknown;

  constructor({
    faults = {},
    failure = null,
  }: {
    faults?: Readonly<Record<string, string>>;
    failure?: unknown;
  }) {
    super('what was typed is refused');
    this.faults = faults;
    this.failure = failure;
  }
}
