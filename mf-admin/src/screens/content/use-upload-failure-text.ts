import pictureTexts from '@spotlight/shared/locales/picture.zh-TW.json';
import { uploadFaultOf } from '@spotlight/shared/picture';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

/**
 * Says why a picture of the site was not stored: a failed upload by its own words, anything else
 * as everywhere.
 */
export function useUploadFailureText(): (thrown: unknown) => string {
  const t = useTexts(pictureTexts);
  const errorText = useErrorText();
  return (thrown) => {
    const fault = uploadFaultOf(thrown);
    return fault ? t(`picture.fault.${fault}`) : errorText(thrown);
  };
}
