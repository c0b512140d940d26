/** Is one version of the contract older than another? Both as `1.10.0`. */
export function isOlder(version: string, other: string): boolean {
  const numbers = version.split('.').map(Number);
  const others = other.split('.').map(Number);
  const at = numbers.findIndex((number, index) => number !== others[index]);
  return at >= 0 && (numbers[at] ?? 0) < (others[at] ?? 0);
}
