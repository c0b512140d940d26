import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractChange, contractReport } from './contract-report';

const folder = mkdtempSync(path.join(tmpdir(), 'declared-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As the compiler would write it. */
function reportOf(theme: string, version = '1.10.0', comment = 'How it looks.'): string {
  const files = {
    index: `export { type Theme } from './theme';\nexport { useTheme } from "./use-theme";`,
    'define-module': 'export declare const defineModule: () => void;',
    'manifest.schema': 'export declare const schema: number;',
    theme: `/**\n * ${comment}\n */\nexport type Theme = ${theme};`,
    'use-theme': `export declare const useTheme: () => import("./theme").Theme;`,
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, `${name}.d.ts`), `${text}\n//# sourceMappingURL=x\n`);
  return contractReport(folder, version);
}

const known = reportOf("'light' | 'dark'");

it('holds what the doors lead to, once, and nothing that is said about it', () => {
  expect(known.match(/export type Theme/g)).toHaveLength(1);
  expect(known).not.toContain('How it looks');
  expect(contractChange(known, reportOf("'light' | 'dark'", '1.10.0', 'Said anew.'))).toBe(
    undefined,
  );
});

it('tells which line changed behind a door, and whether its version says so', () => {
  const lines = [`− export type Theme = 'light' | 'dark';`, `+ export type Theme = 'light';`];
  expect(contractChange(known, reportOf("'light'"))).toEqual({ lines, isVersioned: false });
  expect(contractChange(known, reportOf("'light'", '2.0.0'))).toEqual({ lines, isVersioned: true });
});
