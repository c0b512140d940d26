import type { Language } from '@spotlight/shared/contract/language';
import type { ModuleManifest } from '@spotlight/shared/contract';
import type { Registry } from '@spotlight/shared/contract/schema';
import { labelsAddress, versionsSpeaking } from './labels-address';

type Labels = ModuleManifest['labels'][string];

/** Gives every manifest its labels in a language. Where they do not come, those that it has are shown. */
export async function addLabels(registry: Registry, language: Language): Promise<void> {
  const adding = versionsSpeaking(registry, language).map(async (version) => {
    const answer = await fetch(labelsAddress(version));
    if (answer.ok) version.manifest.labels[language] = (await answer.json()) as Labels;
  });
  await Promise.allSettled(adding);
}
