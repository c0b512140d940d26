import { useEngagement } from '@spotlight/shared/contract';
import { venueLinks } from '@spotlight/shared/contract/links';
import { ReportButton } from '@spotlight/shared/report';
import { DeferredSaveButton } from '@spotlight/shared/saving';
import { ButtonLink, ShareButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import reportTexts from '../../locales/report-venue.zh-TW.json';
import togetherTexts from '../../locales/together-link.zh-TW.json';

/** 收藏, 分享, 檢舉 and the way to common hours with performers, below the name of a venue. */
export function VenueActions({ venue: { id, name } }: { venue: { id: string; name: string } }) {
  const t = useTexts(togetherTexts);
  const tReport = useTexts(reportTexts);
  const tellShared = useEngagement('venue', id);
  return (
    <>
      <DeferredSaveButton thing={{ type: 'venue', id, name }} />
      <ButtonLink size="sm" variant="outline" to={venueLinks.together(id)}>
        {t('togetherLink.label')}
      </ButtonLink>
      <ShareButton title={name} onShare={tellShared} />
      <ReportButton
        thing={{ type: 'venue', id }}
        label={tReport('reportVenue.label')}
        loginTitle={tReport('reportVenue.login')}
      />
    </>
  );
}
