import pictureTexts from '@spotlight/shared/locales/picture.zh-TW.json';
import {
  pictureEndings,
  pictureFault,
  openPicture,
  type ChosenPicture,
  type PictureFault,
} from '@spotlight/shared/picture';
import { Button, UploadIcon, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { sizeText } from '../../data/website/website.rules';
import contentTexts from '../../locales/content.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > span {
    overflow-wrap: anywhere;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** Opened by the button beside it. */
const Input = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;

const Fault = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 6px;
  color: var(--danger-ink);
  font-size: var(--text-14);
`;

export interface PicturePickerProps {
  /** Which picture it is for, for those who hear the button alone. */
  of: string;
  picture: ChosenPicture | undefined;
  /** Undefined when the file cannot be taken. */
  onPick: (picture: ChosenPicture | undefined) => void;
  /** Beside the button, such as the one that uploads. */
  children?: ReactNode;
  /** Said while no file was chosen. */
  error?: string | undefined;
  /** Somebody went on to something else. */
  onLeave?: () => void;
}

/** Chooses a picture file, looks into it, and says at once why it cannot be taken. */
export function PicturePicker({
  of,
  picture,
  onPick,
  children,
  error,
  onLeave,
}: PicturePickerProps) {
  const t = useTexts(contentTexts, pictureTexts);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isOpening, setIsOpening] = useState(false);

  const pick = async (file: File) => {
    const known = pictureFault(file);
    setFault(known);
    onPick(undefined);
    if (known) return;
    setIsOpening(true);
    const content = await openPicture(file).catch(() => null);
    setIsOpening(false);
    if (content) onPick({ file, content });
    else setFault('content');
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
    if (file) void pick(file);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  const said = fault ? t(`picture.fault.${fault}`) : !picture && error;
  return (
    <div>
      <Row onBlur={leave}>
        <Input
          ref={input}
          type="file"
          accept={Object.keys(pictureEndings).join(',')}
          aria-label={t('picker.fileOf', { of })}
          tabIndex={-1}
          onChange={handleChange}
        />
        <Button
          variant="outline"
          size="sm"
          icon={<UploadIcon size={18} />}
          isBusy={isOpening}
          aria-label={t('picker.chooseOf', { of })}
          onClick={() => input.current?.click()}
        >
          {t('picker.choose')}
        </Button>
        {children}
        {picture && (
          <span>
            {picture.file.name}・{sizeText(picture.file.size)}
          </span>
        )}
      </Row>
      {said && (
        <Fault role="alert">
          <WarningIcon size={16} />
          {said}
        </Fault>
      )}
    </div>
  );
}
