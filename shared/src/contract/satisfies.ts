/**
 * Does `version` satisfy `range`? Understands exactly what manifests may say: `^1.2.0`, `~1.2.0`,
 * `1.2.3` and `*`. The browser needs no more, and a full semver library costs 6 kB.
 * Anything else is refused, which a remote's own conformance test catches before release.
 */
export function satisfiesContract(version: string, range: string): boolean {
  if (range === '*') return true;
  const requested = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const actual = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!requested || !actual) return false;

  const [operator, ...numbers] = requested.slice(1);
  const [major, minor, patch] = numbers.map(Number) as [number, number, number];
  const [hasMajor, hasMinor, hasPatch] = actual.slice(1).map(Number) as [number, number, number];

  if (hasMajor !== major) return false;
  // Below 1.0.0 every minor version may break, so a caret behaves like a tilde there.
  const minorMayGrow = operator === '^' && major > 0;
  if (operator === '') return hasMinor === minor && hasPatch === patch;
  if (hasMinor !== minor) return minorMayGrow && hasMinor > minor;
  return hasPatch >= patch;
}
