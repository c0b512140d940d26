import { HeartIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import saveTexts from '../../locales/save-venue.zh-TW.json';
import { useSave, type Savable } from './use-save';

const Heart = styled(IconButton)`
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

/** 收藏, as a heart on a picture. */
export function SaveHeart({ venue }: { venue: Savable }) {
  const t = useTexts(saveTexts);
  const { isSaved, isPending, toggle } = useSave(venue);
  return (
    <Heart
      label={t('save.named', { name: venue.name })}
      variant="stage"
      size="sm"
      aria-pressed={isSaved}
      aria-busy={isPending}
      onClick={() => !isPending && toggle()}
    >
      <HeartIcon size={18} />
    </Heart>
  );
}
