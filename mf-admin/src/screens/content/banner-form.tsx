import { Form, FormFailure, SubmitButton } from '@spotlight/shared/form';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import contentTexts from '../../locales/content.zh-TW.json';
import { BannerFields, isBlocked } from './banner-fields';
import { useBannerForm } from './use-banner-form';

const Sheet = styled(Panel)`
  max-width: 640px;
`;

/** 上傳新橫幅: a picture or a film, where it stands, and what it says. */
export function BannerForm({ onSaved }: { onSaved: () => void }) {
  const t = useTexts(contentTexts);
  const state = useBannerForm(undefined, onSaved);
  const { form } = state;
  return (
    <Sheet>
      <Form form={form}>
        <BannerFields state={state} />
        <FormFailure form={form} title={t('bannerForm.failed')} />
        <div>
          <SubmitButton form={form} disabled={isBlocked(state)}>
            {t('bannerForm.send')}
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  );
}
