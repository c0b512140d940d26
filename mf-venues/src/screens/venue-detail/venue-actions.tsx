import { useEngagement } from '@spotlight/shared/contract';
import { venueLinks } from '@spotlight/shared/contract/links';
import { DeferredSaveButton } from '@spotlight/shared/saving';
import { ButtonLink, ShareButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import togetherTexts from '../../locales/together-link.zh-TW.json';

/** 收藏, 分享 and the way to common hours with performers, below the name of a venue. */
export function VenueActions({ venue: { id, name } }: { venue: { id: string; name: string } }) {
  const t = useTexts(togetherTexts);
  const tellShared = useEngagement('venue', id);
  return (
    <>
      <DeferredSaveButton thing={{ type: 'venue', id, name }} />
      <ButtonLink size="sm" variant="outline" to={venueLinks.together(id)}>
        {t('togetherLink.label')}
      </ButtonLink>
      <ShareButton title={name} onShare={tellShared} />
    </>
  );
}
