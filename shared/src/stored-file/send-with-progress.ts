import { AppError } from '@spotlight/shared/data';

const TIMEOUT_MS = 90_000;

interface Sending {
  url: string;
  headers: Readonly<Record<string, string>>;
  content: Blob;
  onProgress: (share: number) => void;
}

/**
 * Posts a file and tells how much of it has gone, which `fetch` does not say.
 * @throws AppError when there is no answer
 */
export function sendWithProgress({ url, headers, content, onProgress }: Sending) {
  return new Promise<{ ok: boolean; status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve({ ok: status >= 200 && status < 300, status, text: responseText });
    });
    request.addEventListener('error', () => reject(new AppError('OFFLINE')));
    request.addEventListener('timeout', () => reject(new AppError('TIMEOUT')));
    request.send(content);
  });
}
