import { HeartIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { useFollow, type Followable } from './use-follow';

const Heart = styled(IconButton)`
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

/** 關注, as a heart on a portrait. */
export function FollowHeart({ performer }: { performer: Followable }) {
  const t = useTexts(texts);
  const { isFollowed, isPending, toggle } = useFollow(performer);
  return (
    <Heart
      label={t('follow.named', { name: performer.performerName })}
      variant="stage"
      size="sm"
      aria-pressed={isFollowed}
      aria-busy={isPending}
      onClick={() => !isPending && toggle()}
    >
      <HeartIcon size={18} />
    </Heart>
  );
}
