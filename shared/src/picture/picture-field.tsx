import { Button, Notice, TrashIcon, UploadIcon, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import pictureTexts from '../locales/picture.zh-TW.json';
import { Buttons, Frame, Input } from './picture-field.styles';
import type { ChosenPicture } from './picture.mutations';
import { pictureEndings } from './picture.rules';
import { usePictureChoice } from './use-picture-choice';

export interface PictureFieldProps {
  /** Is there a picture? */
  hasPicture: boolean;
  /** Takes what was chosen: uploads it, or sets it aside. What it throws is said. */
  onChoose: (picture: ChosenPicture) => Promise<void>;
  onRemove: () => void;
  /** The picture as the page will show it. */
  children: ReactNode;
}

/** A picture of one's own: checked and drawn anew on the device, then handed over. */
export function PictureField({ hasPicture, onChoose, onRemove, children }: PictureFieldProps) {
  const t = useTexts(pictureTexts);
  const input = useRef<HTMLInputElement>(null);
  const { fault, isBusy, takeAll } = usePictureChoice(onChoose);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
    void takeAll(files.slice(0, 1));
  };

  return (
    <>
      <Frame aria-busy={isBusy}>{children}</Frame>
      <Input
        ref={input}
        type="file"
        accept={Object.keys(pictureEndings).join(',')}
        aria-label={t('picture.file')}
        tabIndex={-1}
        onChange={handleChange}
      />
      <Buttons>
        <Button
          variant="outline"
          icon={<UploadIcon size={18} />}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(hasPicture ? 'picture.replace' : 'picture.choose')}
        </Button>
        {hasPicture && (
          <Button
            variant="plain"
            icon={<TrashIcon size={18} />}
            disabled={isBusy}
            onClick={onRemove}
          >
            {t('picture.remove')}
          </Button>
        )}
      </Buttons>
      {fault && (
        <Notice tone="danger" icon={<WarningIcon />}>
          {t(`picture.fault.${fault}`)}
        </Notice>
      )}
    </>
  );
}
