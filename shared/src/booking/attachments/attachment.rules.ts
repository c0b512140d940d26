import { pictureEndings, pictureFault } from '../../picture/picture.rules';

/** Files that go with one message. */
export const MAX_ATTACHMENTS = 5;
const MAX_BYTES = 5 * 1024 * 1024;
const PAPER = 'application/pdf';

/** What the dialog of the device offers. */
export const attachmentTypes = [PAPER, ...Object.keys(pictureEndings)].join(',');

/** Why a file is not taken; `content` is found out by opening it. */
export type AttachmentFault = 'kind' | 'size' | 'name' | 'content';

/** Whether a file is a picture, which is drawn anew before it is sent. */
export const isPicture = (type: string): boolean => type in pictureEndings;

/** What is wrong with a file as far as it says itself; pictures become smaller before their size counts. */
export function attachmentFault({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): AttachmentFault | null {
  if (type !== PAPER && !isPicture(type)) return 'kind';
  const fault = pictureFault({ name, type: 'image/png', size: 1 });
  if (fault) return fault === 'executable' ? 'kind' : 'name';
  return isPicture(type) ? null : sizeFault(size);
}

/** What is wrong with the size of a file as it is sent. */
export const sizeFault = (size: number): AttachmentFault | null =>
  size < 1 || size > MAX_BYTES ? 'size' : null;

/** How the file is called in the bucket ends. */
export const endingOf = (type: string): string => pictureEndings[type] ?? 'pdf';

/** A name as the server takes it: at most 200 characters, the ending kept. */
export function shortName(name: string): string {
  const bare = name.replaceAll(/[\\/\p{Cc}]/gu, '').trim();
  if (bare.length <= 200) return bare;
  const ending = /\.[^.]{1,10}$/.exec(bare)?.[0] ?? '';
  return bare.slice(0, 200 - ending.length) + ending;
}

const KILOBYTE = 1024;

/** A size as people say it: the word, and the number in it. */
export function sizeWords(bytes: number): { unit: 'kilobytes' | 'megabytes'; size: string } {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? { unit: 'kilobytes', size: String(kilobytes) }
    : { unit: 'megabytes', size: (bytes / KILOBYTE / KILOBYTE).toFixed(1) };
}
