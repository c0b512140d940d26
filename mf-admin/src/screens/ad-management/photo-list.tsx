import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { CloseIcon, IconButton, Notice } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 8px;
  margin-top: 12px;
  & > li {
    position: relative;
  }
  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-6);
    object-fit: cover;
  }
  & button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    background: var(--surface);
  }
`;

const Shown = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
  color: var(--ink-3);
  & img {
    max-width: 100%;
    max-height: 240px;
    object-fit: contain;
  }
`;

export interface PhotoListProps {
  label: string;
  /** What is said while there is none. */
  empty: string;
  photos: readonly string[];
  error: string | undefined;
  altOf: (no: number) => string;
  removeOf: (no: number) => string;
  onChange: (photos: string[]) => void;
}

/** Several pictures of one thing: each is uploaded by itself, and can go again. */
export function PhotoList({
  label,
  empty,
  photos,
  error,
  altOf,
  removeOf,
  onChange,
}: PhotoListProps) {
  const upload = useUploadPicture('ads');
  const last = photos.at(-1);
  return (
    <div role="group" aria-label={label}>
      <PictureField
        hasPicture={false}
        onChoose={async (picture) => onChange([...photos, await upload.mutateAsync(picture)])}
        onRemove={() => undefined}
      >
        <Shown>{last ? <img src={last} alt={altOf(photos.length)} /> : empty}</Shown>
      </PictureField>
      {error && <Notice tone="danger">{error}</Notice>}
      {photos.length > 0 && (
        <Photos>
          {photos.map((url, index) => (
            <li key={url}>
              <img src={url} alt="" />
              <IconButton
                label={removeOf(index + 1)}
                onClick={() => onChange(photos.filter((each) => each !== url))}
              >
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </Photos>
      )}
    </div>
  );
}
