/**
 * A state of the machine that the person at the keyboard can mend. The message is one sentence that
 * says what is wrong and what to do; it is printed as it stands, without a stack trace.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
