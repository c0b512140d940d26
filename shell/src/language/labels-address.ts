import { DEFAULT_LANGUAGE, type Language } from '@spotlight/shared/contract/language';
import { versionInTab } from '../boot/tab-context';
import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';

/** The versions whose labels stand beside their code: every page carries those of the first language alone. */
export const versionsSpeaking = (registry: Registry, language: Language): RemoteVersion[] =>
  language === DEFAULT_LANGUAGE
    ? []
    : Object.keys(registry.remotes).flatMap((id) => {
        const version = versionInTab(registry, id);
        return version?.languages?.includes(language) ? version : [];
      });

/** @param version as `registryIn` gives it, whose entry lies in the folder of the language */
export const labelsAddress = ({ entry }: RemoteVersion): string =>
  entry.replace(/[^/]+$/, 'labels.json');

/** Labels to ask for with the page's code. */
export const listLabels = (registry: Registry, language: Language): string[] =>
  versionsSpeaking(registry, language).map(labelsAddress);
