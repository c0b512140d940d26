import { useFormContext } from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { tidyLink, type PerformerForm } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import { MOST } from './performer-form.schema';

const links = ['instagramUrl', 'youtubeUrl', 'spotifyUrl', 'facebookUrl', 'websiteUrl'] as const;

/** Where else the performer is, on what terms they come, and how they are reached. */
export function FurtherFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<PerformerForm>();
  return (
    <>
      <Part as="section">
        <h2>{t('performerForm.links')}</h2>
        <Pair>
          {links.map((link) => (
            <TextField
              key={link}
              label={t(`performerForm.${link}`)}
              type="url"
              placeholder={t('performerForm.linkPlaceholder')}
              maxLength={2000}
              {...form.field(link, { tidy: tidyLink })}
            />
          ))}
        </Pair>
      </Part>
      <Part as="section">
        <h2>{t('performerForm.fees')}</h2>
        <p>{t('performerForm.feesLead')}</p>
        <Pair>
          <TextField
            label={t('performerForm.feeMin')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('feeMin')}
          />
          <TextField
            label={t('performerForm.feeMax')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('feeMax')}
          />
          <TextField
            label={t('performerForm.performanceMinutes')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('performanceMinutes')}
          />
        </Pair>
        <TextArea
          label={t('performerForm.techRider')}
          hint={t('performerForm.techRiderHint')}
          maxLength={5000}
          {...form.field('techRider')}
        />
      </Part>
      <Part as="section">
        <h2>{t('performerForm.contact')}</h2>
        <p>{t('performerForm.contactLead')}</p>
        <TextField
          label={t('performerForm.contactName')}
          isRequired
          autoComplete="name"
          maxLength={MOST.contactName}
          {...form.field('contactName')}
        />
        <Pair>
          <TextField
            label={t('performerForm.contactEmail')}
            isRequired
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.field('contactEmail')}
          />
          <TextField
            label={t('performerForm.contactPhone')}
            isRequired
            type="tel"
            autoComplete="tel"
            {...form.field('contactPhone', { tidy: formatPhoneNumber })}
          />
        </Pair>
      </Part>
    </>
  );
}
