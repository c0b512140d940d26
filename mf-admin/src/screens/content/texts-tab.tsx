import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSiteTexts } from '../../data/website/website.queries';
import contentTexts from '../../locales/content.zh-TW.json';
import { TextsForm } from './texts-form';

/** The eight texts of the public site, in Chinese and in English. */
export function TextsTab() {
  const t = useTexts(contentTexts);
  return (
    <QueryView
      query={useSiteTexts()}
      pending={<Skeleton height={480} radius="var(--radius-card)" />}
      errorTitle={t('texts.loadFailed')}
    >
      {(stored) => <TextsForm stored={stored} />}
    </QueryView>
  );
}
