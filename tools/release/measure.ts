import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import type { BuildInfo } from './build-info';
import { compressBrotli } from './compress';
import { withoutVersion } from './shipped-version';

/** Largest brotli size of the shell's main script, in kB (1000 B). */
const SHELL_BUDGET_KB = 140;
/** The same with the chunk that every screen needs: all of the shell on the way to the first one of a remote. */
const SHELL_AND_PLATFORM_KB = 192;
/** Parts of the shell that arrive later: the map, the ground that it lies on, the clients of the backend. */
const LATE_BUDGETS_KB = { map: 58, taiwan: 62, 'data-client': 47, auth: 23 };

export interface Measured {
  what: string;
  kb: number;
  budgetKb: number;
}

/** A build's sizes against its budgets, in every language. */
export async function measureBuild(
  folder: string,
  info: BuildInfo,
  manifest: ModuleManifest | undefined,
): Promise<Measured[]> {
  const further = (info.languages ?? []).map(async (language) => {
    const measured = await measureLanguage(path.join(folder, language), info, manifest);
    return measured.map(({ what, ...sizes }) => ({ what: `${what} ${language}`, ...sizes }));
  });
  return (await Promise.all([measureLanguage(folder, info, manifest), ...further])).flat();
}

/**
 * Brotli sizes of a build against its budgets: the shell's main script and its late parts, or for each page of a remote
 * all that the page needs first (entry, module, texts, screen, layout). The version's name counts for nothing, so that what
 * was within its budget when it was built is so under every label.
 */
async function measureLanguage(
  folder: string,
  info: BuildInfo,
  manifest: ModuleManifest | undefined,
): Promise<Measured[]> {
  const size = async (files: string[]) => {
    const sizes = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const code = await readFile(path.join(folder, file), 'utf8');
        return (await compressBrotli(Buffer.from(withoutVersion(code, info.version)))).length;
      }),
    );
    return Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10;
  };
  if (!manifest) {
    const late = Object.entries(LATE_BUDGETS_KB).map(async ([name, budgetKb]) => ({
      what: `shell ${name}`,
      kb: await size(info.chunks[name] ?? []),
      budgetKb,
    }));
    const main = { what: 'shell main', kb: await size([info.entry]), budgetKb: SHELL_BUDGET_KB };
    const all = {
      what: 'shell main and platform',
      kb: await size([info.entry, ...info.files]),
      budgetKb: SHELL_AND_PLATFORM_KB,
    };
    return [main, all, ...(await Promise.all(late))];
  }
  const screens = new Set(manifest.pages.flatMap((page) => page.screen ?? []));
  const layoutOf = (screen: string) =>
    manifest.pages.find((page) => page.screen === screen)?.layout ?? '';
  return Promise.all(
    [...screens].map(async (screen) => ({
      what: `${manifest.id} ${screen}`,
      kb: await size([
        info.entry,
        ...info.files,
        ...(info.chunks[screen] ?? []),
        ...(info.chunks[layoutOf(screen)] ?? []),
      ]),
      budgetKb: manifest.budgetKb,
    })),
  );
}

/** @throws Error that lists what is too heavy. */
export function assertBudgets(measured: Measured[]): void {
  const over = measured.filter(({ kb, budgetKb }) => kb > budgetKb);
  if (over.length === 0) return;
  const lines = over.map(
    ({ what, kb, budgetKb }) => `  ${what}: ${kb} kB brotli, allowed ${budgetKb}`,
  );
  throw new Error(`Too heavy to publish:\n${lines.join('\n')}`);
}
