import { FormDialog, requiredText, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { useApplyToGig } from '../../data/gig/gig.mutations';
import { MOST_PAY, type GigDetail } from '../../data/gig/gig.schema';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

export interface ApplyDialogProps {
  gig: GigDetail;
  /** With which somebody can apply; at least one. */
  pages: readonly OwnPerformer[];
  onClose: () => void;
}

/** With whom, for how much, and a few words for whoever looks for performers. */
export function ApplyDialog({ gig, pages, onClose }: ApplyDialogProps) {
  const t = useTexts(gigTexts);
  const { mutateAsync } = useApplyToGig();
  const budget = formatPrice(gig.budget);
  const form = useForm({
    schema: z.object({
      performerId: z.string(),
      message: requiredText(t('apply.messageMissing')),
      ask: wholeNumber(0, MOST_PAY, t('apply.askWrong')),
    }),
    defaultValues: {
      performerId: pages[0]?.id ?? '',
      message: '',
      ask: String(gig.budget),
    },
    send: async (typed) => {
      await mutateAsync({ ...typed, gigId: gig.id });
      return t('apply.sent');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('apply.dialog', { title: gig.title })}
      lead={t('apply.lead')}
      submitLabel={t('apply.send')}
      keepLabel={t('apply.back')}
    >
      {pages.length > 1 && (
        <SelectField
          label={t('apply.performer')}
          options={pages.map(({ id, performerName }) => ({ value: id, label: performerName }))}
          {...form.field('performerId')}
        />
      )}
      <TextArea
        label={t('apply.message')}
        hint={t('apply.messageHint')}
        isRequired
        maxLength={2000}
        data-autofocus
        {...form.field('message')}
      />
      <TextField
        label={t('apply.ask')}
        hint={t('apply.askHint', { budget })}
        isRequired
        inputMode="numeric"
        autoComplete="off"
        {...form.field('ask')}
      />
    </FormDialog>
  );
}
