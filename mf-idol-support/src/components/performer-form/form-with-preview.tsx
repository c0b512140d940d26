import { SegmentedControl, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type ReactNode } from 'react';
import type { PerformerForm } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';

const Preview = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-preview" */ './performer-preview').then(
      (m) => m.PerformerPreview,
    ),
  { pending: <Skeleton height={520} radius="var(--radius-card)" /> },
);

export interface FormWithPreviewProps {
  /** Seeds the drawn portrait. */
  id: string;
  /** What is typed now. */
  typed: () => PerformerForm;
  children: ReactNode;
}

/** 編輯 and 預覽 of one form. The fields stay where they are while the preview is looked at. */
export function FormWithPreview({ id, typed, children }: FormWithPreviewProps) {
  const t = useTexts(formTexts);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  return (
    <>
      <SegmentedControl
        label={t('performerForm.mode')}
        value={mode}
        options={[
          { value: 'edit', label: t('performerForm.edit') },
          { value: 'preview', label: t('performerForm.preview') },
        ]}
        onChange={setMode}
      />
      {mode === 'preview' && <Preview id={id} form={typed()} />}
      <div hidden={mode === 'preview'}>{children}</div>
    </>
  );
}
