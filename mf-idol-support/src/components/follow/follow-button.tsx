import { Button, HeartIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { useFollow, type Followable } from './use-follow';

const Toggle = styled(Button)`
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
`;

/** 關注, with its word. */
export function FollowButton({ performer }: { performer: Followable }) {
  const t = useTexts(texts);
  const { isFollowed, isPending, toggle } = useFollow(performer);
  return (
    <Toggle
      size="sm"
      variant={isFollowed ? 'outline' : 'primary'}
      icon={<HeartIcon size={18} />}
      aria-pressed={isFollowed}
      isBusy={isPending}
      onClick={toggle}
    >
      {t(isFollowed ? 'follow.following' : 'follow.follow')}
    </Toggle>
  );
}
