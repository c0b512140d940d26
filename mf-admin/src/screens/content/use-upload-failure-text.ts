import pictureTexts from '@spotlight/shared/locales/picture.zh-TW.json';
import { uploadFaultOf } from '@spotlight/shared/picture';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import contentTexts from '../../locales/content.zh-TW.json';

/**
 * Says why a picture of the site was not stored: a failed upload by its own words, anything else
 * as everywhere. A missing place for files is none that the operator of this room can mend.
 */
export function useUploadFailureText(): (thrown: unknown) => string {
  const t = useTexts(pictureTexts);
  const content = useTexts(contentTexts);
  const errorText = useErrorText();
  return (thrown) => {
    const fault = uploadFaultOf(thrown);
    if (fault === 'storage') return content('storageFault');
    return fault ? t(`picture.fault.${fault}`) : errorText(thrown);
  };
}
