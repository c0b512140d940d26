import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { ButtonLink } from '../button/button-link';

/** The plain way to a human being that errors offer; carries the reference id along. */
export function ContactLink({ referenceId }: { referenceId?: string | undefined }) {
  const t = useTexts(uiTexts);
  const search = referenceId ? `?reference=${encodeURIComponent(referenceId)}` : '';
  return (
    <ButtonLink variant="plain" to={`/contact${search}`}>
      {t('contactUs')}
    </ButtonLink>
  );
}
