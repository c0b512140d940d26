import { Artwork } from '@spotlight/artwork/parts';
import { useToasts, type Account } from '@spotlight/shared/contract';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { useSessionStore } from '../../session';

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-bottom: 24px;
`;

const Face = styled.div`
  width: 96px;
  overflow: hidden;
  border-radius: 50%;
`;

/** The picture beside one's name: saved as soon as it is chosen, and the drawn one again when it is taken away. */
export function AvatarField({ user }: { user: Account }) {
  const t = useTexts(accountTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { updateProfile } = useSessionStore();
  const upload = useUploadPicture('avatars');
  const save = async (avatarUrl: string) => {
    await updateProfile({ avatarUrl });
    toasts.success(
      t(avatarUrl ? 'settings.personal.avatarSaved' : 'settings.personal.avatarRemoved'),
    );
  };
  const remove = () => save('').catch((thrown: unknown) => toasts.error(errorText(thrown)));
  return (
    <Row>
      <PictureField
        hasPicture={Boolean(user.avatarUrl)}
        onChoose={async (picture) => save(await upload.mutateAsync(picture))}
        onRemove={() => void remove()}
      >
        <Face>
          <Artwork
            kind="avatar"
            id={user.id}
            title={t('settings.personal.avatar')}
            imageUrl={user.avatarUrl}
          />
        </Face>
      </PictureField>
    </Row>
  );
}
