import { useToasts } from '@spotlight/shared/contract';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import copyTexts from '../../locales/copy.zh-TW.json';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers and the confirmation. */
  name: string;
}

/** Puts a text into the clipboard. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const t = useTexts(copyTexts);
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t('copy.done', { name }));
    } catch {
      toasts.error(t('copy.failed'));
    }
  };
  return (
    <Button
      variant="text"
      size="sm"
      aria-label={t('copy.named', { name })}
      onClick={() => void copy()}
    >
      {t('copy.button')}
    </Button>
  );
}
