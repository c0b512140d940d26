/** A file that the page sent, and how the test answers it. */
export interface Upload {
  url: string;
  content: Blob;
  /** Says how much has been sent, from 0 to 1. */
  progress(share: number): void;
  /** Answers with this status; without one there is no answer, as without network. */
  answer(status?: number): void;
}

/**
 * Collects the files that a page sends with `XMLHttpRequest`, newest last, for the rest of the test file; jsdom has nowhere
 * to send them.
 */
export function answerUploads(): Upload[] {
  const uploads: Upload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    timeout = 0;
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    send(content: Blob) {
      uploads.push({
        url: this.#url,
        content,
        progress: (share) => {
          const told = { lengthComputable: true, loaded: share * 100, total: 100 };
          this.upload.dispatchEvent(Object.assign(new Event('progress'), told));
        },
        answer: (status) => {
          this.status = status ?? 0;
          this.dispatchEvent(new Event(status === undefined ? 'error' : 'load'));
        },
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return uploads;
}
