import { Form, type FormState } from '@spotlight/shared/form';
import { Button, Chip, OverlayFailure, TextArea, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useReasonTemplates } from '../../data/approval/approval.queries';
import panelTexts from '../../locales/approval-panel.zh-TW.json';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`;

const TemplatesDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "reason-templates" */ './templates-dialog').then(
      (m) => m.TemplatesDialog,
    ),
  { Failed: OverlayFailure },
);

export interface ReasonValues {
  reason: string;
}

/** Why something is sent back: sentences to begin with, and words of one's own. */
export function ReasonForm({
  form,
  isFirst,
}: {
  form: FormState<ReasonValues>;
  /** Takes the focus from the heading of the panel. */
  isFirst: boolean;
}) {
  const t = useTexts(panelTexts);
  const templates = useReasonTemplates();
  const [isEditing, setEditing] = useState(false);
  useEffect(() => {
    if (!isFirst) return undefined;
    const timer = setTimeout(
      () => document.querySelector<HTMLElement>('[data-reason]')?.focus(),
      0,
    );
    return () => clearTimeout(timer);
  }, [isFirst]);
  const written = form.watch('reason');
  const add = (body: string) => {
    const before = form.getValues('reason').trim();
    form.setValue('reason', before ? `${before}\n${body}` : body, { shouldDirty: true });
  };
  return (
    <section>
      <Form form={form}>
        <Chips role="group" aria-label={t('reason.templates')}>
          {templates.data?.items.map(({ label, body }) => (
            <Chip key={label} isSelected={written.includes(body)} onClick={() => add(body)}>
              {label}
            </Chip>
          ))}
          <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
            {t('reason.edit')}
          </Button>
        </Chips>
        <TextArea
          label={t('reason.label')}
          hint={t('reason.hint')}
          maxLength={1000}
          rows={3}
          data-reason
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit(event);
          }}
          {...form.field('reason')}
        />
      </Form>
      {isEditing && templates.data && (
        <TemplatesDialog items={templates.data.items} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}
