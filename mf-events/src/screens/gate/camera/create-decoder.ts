/** Finds the text of a QR code in what the camera shows now; null when there is none. */
export type Decode = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the Barcode Detection API that is used; not every browser has it. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Longer edge of the picture that is searched: enough for a code at arm's length, quick to search. */
const SEARCHED_EDGE = 720;

async function createNativeDecoder(): Promise<Decode | null> {
  const Detector = (window as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  // Some desktops have the class and no format behind it.
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function createScriptDecoder(): Promise<Decode> {
  const { decodeQR } = await import(/* webpackChunkName: "qr-decoder" */ 'qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, SEARCHED_EDGE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.floor(video.videoWidth * scale);
    canvas.height = Math.floor(video.videoHeight * scale);
    if (!context || canvas.width === 0) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return Promise.resolve(decodeQR({ data, width, height }));
    } catch {
      // It throws when there is no code in the picture, which is what most pictures are like.
      return Promise.resolve(null);
    }
  };
}

let decoder: Promise<Decode> | undefined;

/** The browser's own decoder, or ours. Ask for it while there is network: ours has to be fetched. */
export function createDecoder(): Promise<Decode> {
  decoder ??= createNativeDecoder()
    .catch(() => null)
    .then((native) => native ?? createScriptDecoder());
  // What could not be fetched is asked for again.
  decoder.catch(() => (decoder = undefined));
  return decoder;
}
