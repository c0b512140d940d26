import { QueryView, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { FormPage, SavedForm, pendingForm } from '../../components/form-page/form-page';
import { useCampaign } from '../../data/campaign/campaign.queries';
import { usePerformer } from '../../data/performer/performer.queries';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { paths } from '../../paths';

const CampaignForm = lazyPart(
  () =>
    import(/* webpackChunkName: "campaign-fields" */ './campaign-form').then((m) => m.CampaignForm),
  { pending: pendingForm },
);

/** /birthday/campaigns/new: starts a campaign; `?campaign=` goes on with one that is not public yet. */
export function CampaignFormScreen() {
  const t = useTexts(campaignTexts);
  const [params] = useSearchParams();
  const [id, artist] = [params.get('campaign'), params.get('artist')];
  return (
    <FormPage
      above={{ label: t('campaign.title'), to: paths.campaigns }}
      title={t(id ? 'campaignForm.editTitle' : 'campaignForm.newTitle')}
      lead={t('campaignForm.lead')}
    >
      {id ? (
        <SavedCampaign id={id} />
      ) : artist ? (
        <ForArtist id={artist} />
      ) : (
        <CampaignForm campaign={null} artist={null} />
      )}
    </FormPage>
  );
}

function SavedCampaign({ id }: { id: string }) {
  const t = useTexts(campaignTexts);
  return (
    <SavedForm
      query={useCampaign(id)}
      errorTitle={t('campaign.error')}
      isOpen={({ isMine, status }) => isMine && (status === 'draft' || status === 'pending')}
      missing={{
        title: t('campaignForm.missing'),
        help: t('campaignForm.missingHelp'),
        label: t('campaign.toAll'),
        to: paths.campaigns,
      }}
    >
      {(campaign) => (
        <CampaignForm
          key={id}
          campaign={campaign}
          artist={{ id: campaign.artist.id, name: campaign.artist.performerName }}
        />
      )}
    </SavedForm>
  );
}

/** Led here from a performer's page. */
function ForArtist({ id }: { id: string }) {
  const t = useTexts(campaignTexts);
  return (
    <QueryView query={usePerformer(id)} pending={pendingForm} errorTitle={t('campaign.error')}>
      {(performer) => (
        <CampaignForm
          campaign={null}
          artist={performer && { id: performer.id, name: performer.performerName }}
        />
      )}
    </QueryView>
  );
}
