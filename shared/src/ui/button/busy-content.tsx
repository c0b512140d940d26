import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Spinner } from '../loading/spinner';

/** What a busy button shows. A component of its own, so that an idle button needs no translation. */
export function BusyContent({ label }: { label: string | undefined }) {
  const t = useTexts(uiTexts);
  return (
    <>
      <Spinner size={18} />
      {label ?? t('busy')}
    </>
  );
}
