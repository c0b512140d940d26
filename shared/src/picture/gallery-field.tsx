import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  Button,
  IconButton,
  Notice,
  TextField,
  TrashIcon,
  UploadIcon,
  WarningIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState, type ChangeEvent, type DragEvent, type MouseEvent } from 'react';
import pictureTexts from '../locales/picture.zh-TW.json';
import { movedTo, type GalleryPhoto } from './gallery.rules';
import { Photo, Photos, Thumb } from './gallery-field.styles';
import { Input } from './picture-field.styles';
import type { ChosenPicture } from './picture.mutations';
import { pictureEndings } from './picture.rules';
import { usePictureChoice } from './use-picture-choice';

export interface GalleryFieldProps {
  photos: readonly GalleryPhoto[];
  /** How many there may be. */
  most: number;
  error?: string | undefined;
  /** Uploads a photo, or sets it aside; answers where it is shown from. What it throws is said. */
  onAdd: (picture: ChosenPicture) => Promise<string>;
  /** `change` gets the newest list, because photos arrive one after the other. */
  onChange: (change: (photos: readonly GalleryPhoto[]) => GalleryPhoto[]) => void;
}

/** Photos in an order, the first one the cover: ordered by drag or by their buttons, each with its words. */
export function GalleryField({ photos, most, error, onAdd, onChange }: GalleryFieldProps) {
  const t = useTexts(pictureTexts);
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { fault, isBusy, takeAll } = usePictureChoice(async (picture) => {
    const imageUrl = await onAdd(picture);
    onChange((now) => [...now, { imageUrl, alt: '' }]);
  });
  const handleFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    event.target.value = '';
    void takeAll(files.slice(0, most - photos.length));
  };
  const move = (from: number, to: number) => onChange((now) => movedTo(now, from, to));
  /** Whoever moves a photo by its buttons stays with it. */
  const step =
    (distance: number, index: number) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const buttons = currentTarget.parentElement;
      move(index, index + distance);
      requestAnimationFrame(() => {
        const isThere = !currentTarget.matches(':disabled');
        const next = isThere
          ? currentTarget
          : buttons?.querySelector<HTMLElement>('button:enabled');
        next?.focus();
      });
    };
  const dragOf = (index: number) => ({
    draggable: true,
    'data-over': over === index || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, index);
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
  });
  return (
    <>
      <Photos>
        {photos.map(({ imageUrl, alt }, index) => {
          const number = index + 1;
          return (
            <Photo key={imageUrl} {...dragOf(index)}>
              <Thumb>
                <img src={imageUrl} alt={alt || t('picture.gallery.photo', { number })} />
              </Thumb>
              <TextField
                label={t('picture.gallery.alt', { number })}
                hint={index === 0 ? t('picture.gallery.altHint') : undefined}
                value={alt}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange((now) =>
                    now.map((each) =>
                      each.imageUrl === imageUrl ? { ...each, alt: target.value } : each,
                    ),
                  )
                }
              />
              <div>
                {index === 0 && <Badge tone="accent">{t('picture.gallery.cover')}</Badge>}
                <IconButton
                  label={t('picture.gallery.earlier', { number })}
                  disabled={index === 0}
                  onClick={step(-1, index)}
                >
                  <ArrowUpIcon />
                </IconButton>
                <IconButton
                  label={t('picture.gallery.later', { number })}
                  disabled={number === photos.length}
                  onClick={step(1, index)}
                >
                  <ArrowDownIcon />
                </IconButton>
                <IconButton
                  label={t('picture.gallery.remove', { number })}
                  onClick={() =>
                    onChange((now) => now.filter((each) => each.imageUrl !== imageUrl))
                  }
                >
                  <TrashIcon />
                </IconButton>
              </div>
            </Photo>
          );
        })}
      </Photos>
      <Input
        ref={input}
        type="file"
        multiple
        accept={Object.keys(pictureEndings).join(',')}
        aria-label={t('picture.file')}
        tabIndex={-1}
        onChange={handleFiles}
      />
      <div data-invalid={error ? '' : undefined}>
        <Button
          variant="outline"
          icon={<UploadIcon size={18} />}
          isBusy={isBusy}
          disabled={photos.length >= most}
          onClick={() => input.current?.click()}
        >
          {t('picture.gallery.add')}
        </Button>
      </div>
      {(fault ?? error) && (
        <Notice tone="danger" icon={<WarningIcon />}>
          {fault ? t(`picture.fault.${fault}`) : error}
        </Notice>
      )}
    </>
  );
}
