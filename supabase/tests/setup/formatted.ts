import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const configFile = path.resolve(import.meta.dirname, '../../../.oxfmtrc.json');

/**
 * A generated file as `npm run format` leaves it; what it is written in follows from its name.
 * @throws Error for a text that is not well formed
 */
export async function formatted(file: string, text: string): Promise<string> {
  const config = JSON.parse(await readFile(configFile, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path.basename(file), text, config);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}
