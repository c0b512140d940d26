import { useEngagement } from '@spotlight/shared/contract';
import { DeferredSaveButton } from '@spotlight/shared/saving';
import { ShareButton } from '@spotlight/shared/ui';

/** 收藏 and 分享, below the name of a venue. */
export function VenueActions({ venue: { id, name } }: { venue: { id: string; name: string } }) {
  const tellShared = useEngagement('venue', id);
  return (
    <>
      <DeferredSaveButton thing={{ type: 'venue', id, name }} />
      <ShareButton title={name} onShare={tellShared} />
    </>
  );
}
