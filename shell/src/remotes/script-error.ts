/** The browser got no script, or one that is not what was published. It does not say which. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}
