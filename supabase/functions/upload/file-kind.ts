const bytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** How files of a type begin; null is any byte. */
const beginnings: Record<string, (number | null)[][]> = {
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/png': [[0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a]],
  'image/gif': [bytes('GIF87a'), bytes('GIF89a')],
  'image/webp': [[...bytes('RIFF'), null, null, null, null, ...bytes('WEBP')]],
  'application/pdf': [bytes('%PDF-')],
};

/** The kinds of files that are taken; which bucket takes which is said by the bucket. */
export type FileKind = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'application/pdf';

/**
 * The kind that a file says it is, when it begins as files of that kind do.
 * @param type a Content-Type, with or without parameters
 * @returns null for any other file
 */
export function kindOf(type: string, content: Uint8Array): FileKind | null {
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const isKind = beginnings[kind]?.some((beginning) =>
    beginning.every((byte, index) => byte === null || content[index] === byte),
  );
  return isKind ? (kind as FileKind) : null;
}
