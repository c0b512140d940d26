import type { ModuleManifest } from '@spotlight/shared/contract';

/** A text of a manifest, in the visitor's language or in Chinese. */
export function labelOf(manifest: ModuleManifest, key: string, language: string): string {
  return manifest.labels[language]?.[key] ?? manifest.labels['zh-TW']?.[key] ?? key;
}
