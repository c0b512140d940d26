import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import type { ReactNode } from 'react';

export interface EditorPictureProps {
  folder: Parameters<typeof useUploadPicture>[0];
  label: string;
  /** Of the picture; empty: none. */
  address: string;
  onShow: (address: string) => void;
  /** How it looks, with it or without. */
  children: ReactNode;
}

/** The picture of a thing in its form: uploaded as soon as it is chosen. */
export function EditorPicture({ folder, label, address, onShow, children }: EditorPictureProps) {
  const upload = useUploadPicture(folder);
  return (
    <div role="group" aria-label={label}>
      <PictureField
        hasPicture={address !== ''}
        onChoose={async (picture) => onShow(await upload.mutateAsync(picture))}
        onRemove={() => onShow('')}
      >
        {children}
      </PictureField>
    </div>
  );
}
