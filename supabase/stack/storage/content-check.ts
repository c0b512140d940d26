import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { FetchHandler } from '../gateway/backend';
import { refusalResponse } from '../gateway/refusal';

const bytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** How files of a type begin; null is any byte. */
const beginnings: Record<string, (number | null)[][]> = {
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/png': [[0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a]],
  'image/gif': [bytes('GIF87a'), bytes('GIF89a')],
  'image/webp': [[...bytes('RIFF'), null, null, null, null, ...bytes('WEBP')]],
  'application/pdf': [bytes('%PDF-')],
};

/** Whether a file begins as its declared type does. Types that are not listed say yes. */
export function isContentOf(type: string, content: Uint8Array): boolean {
  const known = beginnings[type.split(';')[0]?.trim().toLowerCase() ?? ''];
  return (
    known === undefined ||
    known.some((beginning) =>
      beginning.every((byte, index) => byte === null || content[index] === byte),
    )
  );
}

interface Upload {
  isRefused?: boolean;
}
const uploads = new AsyncLocalStorage<Upload>();

/**
 * Stops an upload whose content is not what its type says.
 * @throws Error which answeringRefusals() turns into the answer
 */
export function refuseOtherContent(type: string, content: Uint8Array): void {
  if (isContentOf(type, content)) return;
  const upload = uploads.getStore();
  if (upload) upload.isRefused = true;
  const message = `The content of the file is not ${type}.`;
  // The service prints what stops it; one line is enough.
  throw Object.assign(new Error(message), { [inspect.custom]: () => message });
}

/** The storage service, answering 415 where an upload was stopped. It would call that an accident. */
export function answeringRefusals(fetch: FetchHandler): FetchHandler {
  return (request) => {
    const upload: Upload = {};
    return uploads.run(upload, async () => {
      const response = await fetch(request);
      if (!upload.isRefused) return response;
      return refusalResponse({
        status: 415,
        code: 'INVALID_FILE',
        message: 'The content of the file is not what its type says.',
      });
    });
  };
}
