/** Asked before a version runs that was chosen for this tab: may it? */
import { canonicalJson } from '@spotlight/shared/contract/statement';
import type { Override } from '../boot/overrides';
import { describePreview, previewRefusal } from './preview';
import type { Refusal } from './refusal';
import { readReleased } from './released';
import { mayOverride, readConfig } from './right';

/** @returns nothing when the version may run in the place of the one that visitors get */
export async function refusalOf(id: string, override: Override): Promise<Refusal | undefined> {
  const { version, details, preview, origin } = override;
  const isSame = (known: object | undefined) =>
    known !== undefined && canonicalJson(known) === canonicalJson(details);
  try {
    if (preview !== undefined) {
      const refusal = await previewRefusal(id, preview);
      if (refusal) return refusal;
      return isSame(await describePreview(preview)) ? undefined : 'forged';
    }
    if (!(await mayOverride())) return 'no-right';
    if (origin !== undefined) {
      const isAllowed =
        readConfig().developerOrigins?.includes(origin) && details.entry.startsWith(`${origin}/`);
      return isAllowed ? undefined : 'no-origin';
    }
    const released = await readReleased(id);
    if (!released) return 'forged';
    if (!released.versions[version]) return 'gone';
    return isSame(released.versions[version]) ? undefined : 'forged';
  } catch {
    return preview === undefined ? 'unreachable' : 'gone';
  }
}
