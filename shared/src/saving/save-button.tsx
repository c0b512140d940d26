import { Button, HeartIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import savingTexts from '../locales/saving.zh-TW.json';
import type { Savable } from './saved.schema';
import { useSave } from './use-save';

const Toggle = styled(Button)`
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

/** 收藏, with its word. */
export function SaveButton({ thing }: { thing: Savable }) {
  const t = useTexts(savingTexts);
  const { isSaved, isPending, toggle } = useSave(thing);
  return (
    <Toggle
      size="sm"
      variant="outline"
      icon={<HeartIcon size={18} />}
      aria-pressed={isSaved}
      isBusy={isPending}
      onClick={toggle}
    >
      {t(isSaved ? 'save.saved' : 'save.save')}
    </Toggle>
  );
}
