import { toAppError } from '@spotlight/shared/data';
import { Button, Notice, TrashIcon, UploadIcon, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import pictureTexts from '../locales/picture.zh-TW.json';
import { openPicture } from './open-picture';
import { Buttons, Frame, Input } from './picture-field.styles';
import type { ChosenPicture } from './picture.mutations';
import { pictureEndings, pictureFault } from './picture.rules';

type FaultText = keyof (typeof pictureTexts)['picture']['fault'];

const uploadFaults: Readonly<Record<string, FaultText>> = {
  FORBIDDEN: 'permission',
  NOT_SIGNED_IN: 'permission',
  OFFLINE: 'network',
  TIMEOUT: 'network',
  SERVER: 'unknown',
  INVALID_INPUT: 'validation',
  RATE_LIMITED: 'rateLimit',
};

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
  const [fault, setFault] = useState<FaultText | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const take = async (file: File): Promise<FaultText | null> => {
    try {
      const content = await openPicture(file);
      if (!content) return 'content';
      await onChoose({ file, content });
      return null;
    } catch (error) {
      return uploadFaults[toAppError(error).code] ?? 'unknown';
    }
  };
  const handleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
    if (!file) return;
    const known = pictureFault(file);
    setFault(known);
    if (known) return;
    setIsBusy(true);
    setFault(await take(file));
    setIsBusy(false);
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
        onChange={(event) => void handleChange(event)}
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
