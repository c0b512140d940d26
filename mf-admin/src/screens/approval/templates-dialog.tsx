import { FormDialog, requiredText, useFieldArray, useForm } from '@spotlight/shared/form';
import { Button, IconButton, TextArea, TextField, TrashIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { styled } from 'styled-components';
import { useSaveReasonTemplates } from '../../data/approval/approval.mutations';
import type { ReasonTemplate } from '../../data/approval/approval.schema';
import panelTexts from '../../locales/approval-panel.zh-TW.json';

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  padding: 12px 0;
  border: 0;
  border-top: 1px solid var(--line);
  & > :last-child {
    grid-column: 1 / -1;
  }
`;

export interface TemplatesDialogProps {
  items: readonly ReasonTemplate[];
  onClose: () => void;
}

/** The sentences that reasons begin with: one list for all administrators. */
export function TemplatesDialog({ items, onClose }: TemplatesDialogProps) {
  const t = useTexts(panelTexts);
  const save = useSaveReasonTemplates();
  const form = useForm({
    schema: z.object({
      items: z.array(
        z.object({
          label: requiredText(t('templates.labelMissing')),
          body: requiredText(t('templates.bodyMissing')),
        }),
      ),
    }),
    defaultValues: { items: items.map(({ label, body }) => ({ label, body })) },
    send: async (checked) => {
      await save.mutateAsync(checked.items);
      return t('templates.saved');
    },
    onSent: onClose,
  });
  const rows = useFieldArray({ control: form.control, name: 'items' });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('templates.title')}
      lead={t('templates.lead')}
      submitLabel={t('templates.save')}
      keepLabel={t('templates.keep')}
    >
      {rows.fields.map((row, place) => {
        const label = form.getValues(`items.${place}.label`) || t('templates.unnamed');
        return (
          <Row key={row.id} aria-label={label}>
            <TextField
              label={t('templates.label')}
              maxLength={20}
              isRequired
              {...form.field(`items.${place}.label`)}
            />
            <IconButton label={t('templates.remove', { label })} onClick={() => rows.remove(place)}>
              <TrashIcon />
            </IconButton>
            <TextArea
              label={t('templates.body')}
              maxLength={500}
              rows={2}
              isRequired
              {...form.field(`items.${place}.body`)}
            />
          </Row>
        );
      })}
      {rows.fields.length < 20 && (
        <Button variant="plain" onClick={() => rows.append({ label: '', body: '' })}>
          {t('templates.add')}
        </Button>
      )}
    </FormDialog>
  );
}
