import { useWrite } from '@spotlight/shared/contract';
import { uploadAttachment } from './attachment.repository';

/** Puts a file where the next message takes it from. */
export const useUploadAttachment = () => useWrite(uploadAttachment);
