import { Form, FormFailure, SubmitButton, useAttempt, useForm } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { PictureField, useUploadPicture } from '@spotlight/shared/picture';
import { Button, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useRef, useState } from 'react';
import { ArtistField } from '../../components/artist-field/artist-field';
import { useSaveCampaign } from '../../data/campaign/campaign.mutations';
import type { Campaign } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { campaignPath } from '../../paths';
import { campaignFormSchema } from './campaign-form.schema';
import { MilestoneFields } from './milestone-fields';

export interface CampaignFormProps {
  /** `null`: a new one. */
  campaign: Campaign | null;
  artist: { id: string; name: string } | null;
}

/** The form of a campaign, kept as a draft or sent for approval. */
export function CampaignForm({ campaign, artist }: CampaignFormProps) {
  const t = useTexts(campaignTexts);
  const navigate = useNavigate();
  const save = useSaveCampaign();
  const upload = useUploadPicture('campaigns');
  const attempt = useAttempt();
  const [on] = useState(campaign && { id: campaign.id, updatedAt: campaign.updatedAt });
  /** Which of the two buttons was pressed. */
  const isDraft = useRef(false);
  const form = useForm({
    schema: campaignFormSchema(t),
    mode: 'onTouched',
    defaultValues: {
      artist,
      title: campaign?.title ?? '',
      description: campaign?.description ?? '',
      imageUrl: campaign?.imageUrl ?? '',
      goal: campaign ? String(campaign.goal) : '',
      endsOn: campaign ? taipeiDay(new Date(campaign.endsAt)) : '',
      milestones: (campaign?.milestones ?? []).map(({ amount, unlocks }) => ({
        amount: String(amount),
        unlocks,
      })),
    },
    send: async ({ artist: chosen, imageUrl, endsOn, ...entry }) => {
      if (!chosen) return undefined;
      const isSent = !isDraft.current;
      const asked = {
        on,
        entry: {
          ...entry,
          artistId: chosen.id,
          imageUrl: imageUrl || null,
          endsAt: `${endsOn}T23:59:00+08:00`,
        },
        isSent,
      };
      const saved = await attempt(asked, save.mutateAsync);
      void navigate(campaignPath(saved.id));
      return t(isSent ? 'campaignForm.sent' : 'campaignForm.savedDraft');
    },
  });
  const imageUrl = form.watch('imageUrl');
  const setPicture = (address: string) => form.setValue('imageUrl', address, { shouldDirty: true });
  return (
    <Form form={form} label={t('campaignForm.newTitle')}>
      <Part as="section">
        <h2>{t('campaignForm.what')}</h2>
        <ArtistField />
        <TextField
          label={t('campaignForm.title')}
          hint={t('campaignForm.titleHint')}
          isRequired
          maxLength={80}
          autoComplete="off"
          {...form.field('title')}
        />
        <TextArea
          label={t('campaignForm.description')}
          hint={t('campaignForm.descriptionHint')}
          maxLength={5000}
          {...form.field('description')}
        />
        <h3>{t('campaignForm.picture')}</h3>
        <PictureField
          hasPicture={imageUrl !== ''}
          onChoose={async (picture) => setPicture(await upload.mutateAsync(picture))}
          onRemove={() => setPicture('')}
        >
          {imageUrl ? (
            <img src={imageUrl} alt={t('campaignForm.pictureAlt')} width="100%" />
          ) : (
            <p>{t('campaignForm.noPicture')}</p>
          )}
        </PictureField>
      </Part>
      <Part as="section">
        <h2>{t('campaignForm.money')}</h2>
        <Pair>
          <TextField
            label={t('campaignForm.goal')}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('goal')}
          />
          <TextField
            label={t('campaignForm.endsOn')}
            hint={t('campaignForm.endsOnHint')}
            type="date"
            isRequired
            {...form.field('endsOn')}
          />
        </Pair>
      </Part>
      <MilestoneFields />
      <Part as="section">
        <FormFailure form={form} />
        <Pair>
          <SubmitButton
            form={form}
            onClick={() => {
              isDraft.current = false;
            }}
          >
            {t('campaignForm.send')}
          </SubmitButton>
          <Button
            variant="outline"
            isBusy={form.isBusy}
            onClick={() => {
              isDraft.current = true;
              form.submit();
            }}
          >
            {t('campaignForm.draft')}
          </Button>
        </Pair>
      </Part>
    </Form>
  );
}
