import { SegmentedControl } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type ReactNode } from 'react';
import ownPageTexts from '../locales/own-page.zh-TW.json';

export interface FormWithPreviewProps {
  /** The page as visitors will see what is typed now. */
  preview: () => ReactNode;
  children: ReactNode;
}

/** 編輯 and 預覽 of one form. The fields stay where they are while the preview is looked at. */
export function FormWithPreview({ preview, children }: FormWithPreviewProps) {
  const t = useTexts(ownPageTexts);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  return (
    <>
      <SegmentedControl
        label={t('ownPage.mode')}
        value={mode}
        options={[
          { value: 'edit', label: t('ownPage.edit') },
          { value: 'preview', label: t('ownPage.preview') },
        ]}
        onChange={setMode}
      />
      {mode === 'preview' && preview()}
      <div hidden={mode === 'preview'}>{children}</div>
    </>
  );
}
