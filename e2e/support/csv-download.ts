import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';

/** Takes a table along by pressing `button`, and reads it as another program does. */
export async function downloadTable(
  page: Page,
  button: string,
): Promise<{ columns: string[]; rows: Record<string, string>[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  // How Excel knows that it is UTF-8; lines end as RFC 4180 says.
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  const formulas = data.flatMap((row) =>
    Object.values(row).filter((cell) => /^[=+@\t\r]/.test(cell)),
  );
  expect(formulas).toEqual([]);
  return { columns: meta.fields ?? [], rows: data };
}

/** The sum of a column of numbers. */
export const sumOf = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);
