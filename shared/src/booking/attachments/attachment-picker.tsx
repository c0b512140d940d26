import { Button, FileIcon, IconButton, Notice, TrashIcon, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import attachmentTexts from '../../locales/attachments.zh-TW.json';
import { MAX_ATTACHMENTS, attachmentTypes, sizeWords } from './attachment.rules';
import type { Attachments, ChosenFile } from './use-attachments';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  & > small {
    color: var(--ink-2);
    font-size: var(--text-12);
  }
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  width: 100%;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    padding-inline-start: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
  & span {
    overflow: hidden;
    font-size: var(--text-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & progress {
    width: 100%;
    accent-color: var(--accent);
  }
`;

export interface AttachmentPickerProps {
  attachments: Attachments;
  /** While the message is under way nothing is added or taken away. */
  isBusy: boolean;
}

/** Chooses the files that go with the next message, and shows how far each has been sent. */
export function AttachmentPicker({ attachments, isBusy }: AttachmentPickerProps) {
  const t = useTexts(attachmentTexts);
  const input = useRef<HTMLInputElement>(null);
  const { files, fault, isPreparing, add, remove } = attachments;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(event.target.files ?? []);
    // So that the same file can be chosen again after it was removed.
    event.target.value = '';
    void add(chosen);
  };
  return (
    <Box>
      {files.length > 0 && (
        <List aria-label={t('attachments.list')}>
          {files.map((file) => (
            <Chosen key={file.id} file={file} isBusy={isBusy} onRemove={() => remove(file.id)} />
          ))}
        </List>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachmentTypes}
        aria-label={t('attachments.file')}
        onChange={handleChange}
      />
      <Button
        variant="plain"
        icon={<FileIcon size={18} />}
        isBusy={isPreparing}
        disabled={isBusy || files.length >= MAX_ATTACHMENTS}
        onClick={() => input.current?.click()}
      >
        {t('attachments.add')}
      </Button>
      <small>{t('attachments.hint')}</small>
      <div role="status">
        {fault && (
          <Notice tone="danger" icon={<WarningIcon />}>
            {t(`attachments.fault.${fault.reason}`, { name: fault.name })}
          </Notice>
        )}
      </div>
    </Box>
  );
}

interface ChosenProps {
  file: ChosenFile;
  isBusy: boolean;
  onRemove: () => void;
}

function Chosen({ file, isBusy, onRemove }: ChosenProps) {
  const t = useTexts(attachmentTexts);
  const { name, content, progress, path } = file;
  const { unit, size } = sizeWords(content.size);
  return (
    <li>
      <FileIcon size={18} />
      <div>
        <span>
          {name}（{t(`attachments.${unit}`, { size })}）{path && t('attachments.ready')}
        </span>
        {progress !== null && !path && (
          <progress max={1} value={progress} aria-label={t('attachments.sending', { name })} />
        )}
      </div>
      <IconButton
        type="button"
        label={t('attachments.remove', { name })}
        disabled={isBusy}
        onClick={onRemove}
      >
        <TrashIcon size={18} />
      </IconButton>
    </li>
  );
}
