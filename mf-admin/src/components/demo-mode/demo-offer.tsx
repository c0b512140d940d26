import { Button, EyeIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import demoTexts from '../../locales/demo-mode.zh-TW.json';

/** The way to samples, where there is nothing else to look at. */
export function DemoOffer({ onShow }: { onShow: () => void }) {
  const t = useTexts(demoTexts);
  return (
    <Button variant="outline" size="sm" icon={<EyeIcon size={18} />} onClick={onShow}>
      {t('show')}
    </Button>
  );
}
