import { HeartIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import savingTexts from '../locales/saving.zh-TW.json';
import type { Savable } from './saved.schema';
import { useSave } from './use-save';

const Heart = styled(IconButton)`
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

/** 收藏, as a heart on a picture. */
export function SaveHeart({ thing, size = 'sm' }: { thing: Savable; size?: 'sm' | 'md' }) {
  const t = useTexts(savingTexts);
  const { isSaved, isPending, toggle } = useSave(thing);
  return (
    <Heart
      label={t('save.named', { name: thing.name })}
      variant="stage"
      size={size}
      aria-pressed={isSaved}
      aria-busy={isPending}
      onClick={() => !isPending && toggle()}
    >
      <HeartIcon size={18} />
    </Heart>
  );
}
