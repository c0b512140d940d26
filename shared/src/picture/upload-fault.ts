import { toAppError } from '@spotlight/shared/data';
import type pictureTexts from '../locales/picture.zh-TW.json';

export type UploadFault = keyof (typeof pictureTexts)['picture']['fault'];

const faults: Readonly<Record<string, UploadFault>> = {
  FORBIDDEN: 'permission',
  NOT_SIGNED_IN: 'permission',
  OFFLINE: 'network',
  TIMEOUT: 'network',
  SERVER: 'unknown',
  UNKNOWN: 'unknown',
  INVALID_INPUT: 'validation',
  INVALID_FILE: 'content',
  RATE_LIMITED: 'rateLimit',
  // Who may write there was asked before: it is the place that is missing.
  NOT_FOUND: 'storage',
};

/** Why a file was not taken, as `picture.fault` says it; nothing where the error has its own sentence. */
export const uploadFaultOf = (thrown: unknown): UploadFault | undefined =>
  faults[toAppError(thrown).code];
