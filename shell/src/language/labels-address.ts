import { DEFAULT_LANGUAGE, type Language } from '@spotlight/shared/contract/language';
import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';

/** The versions whose labels stand beside their code: every page carries those of the first language alone. */
export const versionsSpeaking = (registry: Registry, language: Language): RemoteVersion[] =>
  language === DEFAULT_LANGUAGE
    ? []
    : Object.values(registry.remotes).flatMap(({ active, versions }) =>
        versions[active]?.languages?.includes(language) ? (versions[active] ?? []) : [],
      );

/** @param version as `registryIn` gives it, whose entry lies in the folder of the language */
export const labelsAddress = ({ entry }: RemoteVersion): string =>
  entry.replace(/[^/]+$/, 'labels.json');

/** Labels to ask for with the page's code. */
export const listLabels = (registry: Registry, language: Language): string[] =>
  versionsSpeaking(registry, language).map(labelsAddress);
