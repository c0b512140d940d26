import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cldr from 'cldr-core/supplemental/windowsZones.json';

test('names of time zones in Windows mean what the CLDR says, which writes them', () => {
  const path = join(__dirname, 'windows-zones.ts');
  const lines = cldr.supplemental.windowsZones.mapTimezones
    .map(({ mapZone }) => mapZone)
    .filter(({ _territory }) => _territory === '001')
    .map(({ _other, _type }) => [_other.toLowerCase(), _type] as const)
    .map(([name, place]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${place}',\n`);
  const file = `/** Names of time zones in Windows, from the CLDR; UPDATE_WINDOWS_ZONES=1 with its test writes them anew. */
export const windowsZones: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
  if (process.env['UPDATE_WINDOWS_ZONES']) writeFileSync(path, file);
  expect(readFileSync(path, 'utf8')).toBe(file);
  expect(lines.length).toBeGreaterThan(130);
});
