import { useToasts } from '@spotlight/shared/contract';
import { downloadFile } from '@spotlight/shared/files';
import { Button, FileIcon } from '@spotlight/shared/ui';
import { useIsNear } from '@spotlight/shared/ui/near';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import attachmentTexts from '../../locales/attachments.zh-TW.json';
import type { Attachment } from '../booking.schema';
import { useAttachment, useReadAttachment } from './attachment.queries';
import { isPicture, sizeWords } from './attachment.rules';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 6px;
  & img {
    display: block;
    max-width: min(320px, 100%);
    max-height: 240px;
    margin-bottom: 4px;
    border-radius: var(--radius-control);
  }
  & button {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }
`;

/** What went with a message: pictures as pictures, all of it to take along. */
export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <List>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          {isPicture(attachment.contentType) && <SentPicture attachment={attachment} />}
          <DownloadButton attachment={attachment} />
        </li>
      ))}
    </List>
  );
}

function DownloadButton({ attachment }: { attachment: Attachment }) {
  const t = useTexts(attachmentTexts);
  const toasts = useToasts();
  const read = useReadAttachment();
  const [isBusy, setIsBusy] = useState(false);
  const { name, path, contentType } = attachment;
  const { unit, size } = sizeWords(attachment.size);
  const handleClick = async () => {
    setIsBusy(true);
    try {
      downloadFile(name, await read(path), contentType);
    } catch {
      toasts.error(t('attachments.downloadFailed', { name }));
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<FileIcon size={18} />}
      isBusy={isBusy}
      onClick={() => void handleClick()}
    >
      {t('attachments.download', { name, size: t(`attachments.${unit}`, { size }) })}
    </Button>
  );
}

/** Fetched with the reader's right once it comes near the view; without it the button is there. */
function SentPicture({ attachment }: { attachment: Attachment }) {
  const place = useRef<HTMLDivElement>(null);
  const { data } = useAttachment(attachment.path, useIsNear(place));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return <div ref={place}>{address && <img src={address} alt={attachment.name} />}</div>;
}
