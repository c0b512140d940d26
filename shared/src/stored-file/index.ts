/** Files in the buckets of the storage service: put there by the one function that looks into them, read with the own right. */
export {
  callerHeaders,
  readStoredFile,
  removeStoredFiles,
  storeFile,
  subjectOf,
} from './stored-file.repository';
