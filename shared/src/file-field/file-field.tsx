import { UploadIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import fieldTexts from '../locales/file-field.zh-TW.json';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  width: 100%;
  & > label {
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
  & > p {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** The field lies over the whole of it, so a file can be dropped anywhere. */
const DropZone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 8px;
  min-height: 96px;
  padding: 16px;
  border: 1px dashed var(--line-control);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink-2);
  text-align: center;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--accent);
    background: var(--surface-2);
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  /** Endings and kinds, as the attribute of the same name. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Takes one file, by a press or by dropping it, and says which it is. */
export function FileField({ label, hint, accept, onChoose }: FileFieldProps) {
  const t = useTexts(fieldTexts);
  const id = useId();
  const [name, setName] = useState<string>();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <DropZone>
        <UploadIcon size={18} />
        <span aria-hidden="true">{name ?? t('fileField.drop')}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // So that the same file can be chosen again once it has changed.
            target.value = '';
            if (!file) return;
            setName(file.name);
            onChoose(file);
          }}
        />
      </DropZone>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </Frame>
  );
}
