/**
 * The deployable that a command is about, its first argument.
 * @throws Error that lists what there is.
 */
export function requireId(known: readonly string[], usage: string): string {
  const id = process.argv[2];
  if (id && known.includes(id)) return id;
  throw new Error(`Usage: ${usage}\nThere are: ${known.join(', ')}`);
}
