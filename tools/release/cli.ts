/** Runs a command; a fault becomes its message, without a stack, and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}

/**
 * The deployable that a command is about, its first argument.
 * @throws Error that lists what there is.
 */
export function requireId(known: readonly string[], usage: string): string {
  const id = process.argv[2];
  if (id && known.includes(id)) return id;
  throw new Error(`Usage: ${usage}\nThere are: ${known.join(', ')}`);
}
