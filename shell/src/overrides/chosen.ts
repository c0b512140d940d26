import type { RemoteVersion } from '@spotlight/shared/contract/schema';
import { OVERRIDES_KEY, readOverrides, type Override, type Overrides } from '../boot/overrides';
import { readToken } from '@spotlight/shared/contract/preview';
import { describePreview, previewRefusal } from './preview';
import type { Refusal } from './refusal';

/** Writes down what runs in this tab from the next page load on. */
export function writeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
  else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
}

/** Drops what was chosen for some remotes. */
export function dropOverrides(ids: readonly string[]): void {
  const left = Object.entries(readOverrides()).filter(([id]) => !ids.includes(id));
  writeOverrides(Object.fromEntries(left));
}

/**
 * Takes what a signed link shows for this tab.
 * @returns why not, or nothing when it is written down
 */
export async function acceptPreview(token: string): Promise<Refusal | undefined> {
  const preview = readToken(token)?.preview;
  if (!preview) return 'forged';
  const refusal = await previewRefusal(preview.preview, token);
  if (refusal) return refusal;
  try {
    const details = await describePreview(token);
    const override = { version: preview.version, details, preview: token };
    writeOverrides({ ...readOverrides(), [preview.preview]: override });
    return undefined;
  } catch {
    return 'gone';
  }
}

/**
 * The remote that somebody is working on, as their machine describes it (`npm run dev -w … -- --against`).
 * @throws when it does not answer, or has another remote
 */
export async function describeLocal(id: string, origin: string): Promise<Override> {
  const answer = await fetch(`${origin}/spotlight-remote.json`, { cache: 'no-store' });
  const local = (await answer.json()) as RemoteVersion;
  if (!answer.ok || local.manifest.id !== id) throw new TypeError(`${origin} has no ${id}`);
  const here = (address: string) => origin + address;
  const chunks = Object.entries(local.chunks).map(([name, files]) => [name, files.map(here)]);
  const details = {
    ...local,
    entry: here(local.entry),
    files: local.files.map(here),
    chunks: Object.fromEntries(chunks) as RemoteVersion['chunks'],
  };
  return { version: 'local', details, origin };
}
