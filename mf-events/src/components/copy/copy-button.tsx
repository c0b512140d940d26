import { useToasts } from '@spotlight/shared/contract';
import { Button } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import words from '../../locales/copy.zh-TW.json';
import { useWords } from '../words/use-words';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers and the confirmation. */
  name: string;
}

/** Puts a text into the clipboard. */
export function CopyButton({ text, name }: CopyButtonProps) {
  useWords(words);
  const { t } = useTranslation('events');
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
