import { useUnsavedChanges } from '@spotlight/shared/contract';
import { openPicture } from '@spotlight/shared/picture';
import { useState } from 'react';
import type { SentFile } from '../booking-moves.repository';
import { useUploadAttachment } from './attachment.mutations';
import {
  MAX_ATTACHMENTS,
  attachmentFault,
  isPicture,
  shortName,
  sizeFault,
  type AttachmentFault,
} from './attachment.rules';

/** A file that waits to be sent with the next message. */
export interface ChosenFile {
  id: string;
  name: string;
  content: Blob;
  /** How much has been sent, from 0 to 1; null while it waits. */
  progress: number | null;
  /** Where it lies once it is uploaded. */
  path: string | null;
}

/** What the last choice was refused for. */
export interface ChoiceFault {
  reason: AttachmentFault | 'many';
  name: string;
}

/** The files that somebody chose for a message: opened on the device, uploaded when it is sent, kept when that fails. */
export function useAttachments(bookingId: string) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [fault, setFault] = useState<ChoiceFault | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const { mutateAsync } = useUploadAttachment();
  useUnsavedChanges(files.length > 0);

  const change = (id: string, changes: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const add = async (chosen: readonly File[]) => {
    const taken = chosen.slice(0, MAX_ATTACHMENTS - files.length);
    setIsPreparing(true);
    const opened = await Promise.all(taken.map(open));
    setIsPreparing(false);
    setFiles((all) => [...all, ...opened.flatMap(({ file }) => file ?? [])]);
    const refused = opened.find(({ reason }) => reason);
    if (refused?.reason) setFault({ reason: refused.reason, name: refused.name });
    else setFault(taken.length < chosen.length ? { reason: 'many', name: '' } : null);
  };

  const upload = async ({ id, name, content, path }: ChosenFile): Promise<SentFile> => {
    if (path) return { path, name };
    change(id, { progress: 0 });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const stored = await mutateAsync({ bookingId, content, onProgress });
      change(id, { path: stored });
      return { path: stored, name };
    } catch (error) {
      change(id, { progress: null });
      throw error;
    }
  };

  return {
    files,
    fault,
    isPreparing,
    add,
    remove: (id: string) => setFiles((all) => all.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
    /** Uploads what is not there yet, one after the other. @throws AppError */
    uploadAll: async (): Promise<SentFile[]> => {
      const sent: SentFile[] = [];
      for (const file of files) {
        // One after the other: a slow network finishes the first ones, and a second try begins where this one ended.
        // oxlint-disable-next-line no-await-in-loop
        sent.push(await upload(file));
      }
      return sent;
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

async function open(
  file: File,
): Promise<{ name: string; reason?: AttachmentFault; file?: ChosenFile }> {
  const name = shortName(file.name);
  const reason = attachmentFault(file);
  if (reason) return { name, reason };
  const content = isPicture(file.type) ? await openPicture(file) : file;
  if (!content) return { name, reason: 'content' };
  const large = sizeFault(content.size);
  if (large) return { name, reason: large };
  return { name, file: { id: crypto.randomUUID(), name, content, progress: null, path: null } };
}
