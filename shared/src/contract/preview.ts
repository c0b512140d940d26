import { canonicalJson } from './statement';

/** A version that a link may show to whoever holds it, though nobody is led to it. */
export interface Preview {
  /** The remote. No entry of a registry has this name in it, so that neither is taken for the other. */
  preview: string;
  version: string;
  /** Hash of the list of its files, `sha256-…`, which holds the hashes of all of them. */
  contents: string;
  /** When the link ends, in seconds since 1970. */
  ends: number;
}

/** What the owner of the remote signs. */
export const previewStatement = (preview: Preview): string => canonicalJson(preview);

/** A statement with its signature (base64), as the part of an address. */
export const writeToken = (statement: string, signature: string): string =>
  `${toAddress(btoa(statement))}.${toAddress(signature)}`;

/** What a token says, which is worth nothing before its signature is checked; nothing when it is none. */
export function readToken(
  token: string,
): { preview: Preview; statement: string; signature: string } | undefined {
  const [said = '', signature = ''] = token.split('.').map(fromAddress);
  try {
    const statement = atob(said);
    const preview = JSON.parse(statement) as Preview;
    const isWhole =
      typeof preview.preview === 'string' &&
      typeof preview.version === 'string' &&
      typeof preview.contents === 'string' &&
      typeof preview.ends === 'number';
    return isWhole ? { preview, statement, signature } : undefined;
  } catch {
    return undefined;
  }
}

const toAddress = (base64: string) =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromAddress = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');
