/** A file that the page handed to the visitor. */
export interface Download {
  name: string;
  /** What stands in it. */
  read(): Promise<string>;
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsText(file);
  });

/** Collects the files that a page hands over, for the rest of the test file; jsdom has nowhere to put them. */
export function catchDownloads(): Download[] {
  const downloads: Download[] = [];
  let latest = new Blob();
  URL.createObjectURL = (content) => {
    latest = content as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const file = latest;
    downloads.push({ name: this.download, read: () => textOf(file) });
  };
  return downloads;
}
