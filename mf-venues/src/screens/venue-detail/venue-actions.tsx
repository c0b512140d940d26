import { Button, HeartIcon, ShareButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSave, type Savable } from '../../components/save-venue/use-save';
import saveTexts from '../../locales/save-venue.zh-TW.json';

const Toggle = styled(Button)`
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

/** 收藏 and 分享, below the name of a venue. */
export function VenueActions({ venue }: { venue: Savable }) {
  const t = useTexts(saveTexts);
  const { isSaved, isPending, toggle } = useSave(venue);
  return (
    <>
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
      <ShareButton title={venue.name} />
    </>
  );
}
