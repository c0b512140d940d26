import { useToasts } from '@spotlight/shared/contract';
import { useFieldArray } from '@spotlight/shared/form';
import { Button, PlusIcon, Switch } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { hasPrice, newType, switchPaid } from '../../../data/event-form/event-form.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import type { StepProps } from '../use-event-draft';
import { useTypeTexts } from '../use-type-texts';
import { PayoutNotice } from '../submit/payout-notice';
import { QuestionsSection } from '@spotlight/shared/event-form/questions';
import { TypeFields } from './type-fields';

const MAX_TYPES = 20;

/** What can be had: one free ticket, or as many types as it takes. */
export function TicketsStep({ draft }: StepProps) {
  const t = useTexts(eventFormLaterTexts);
  const toasts = useToasts();
  const texts = useTypeTexts();
  const { form, values, change } = draft;
  const { control, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'types', keyName: 'rowId' });
  const isAnyUsed = values.types.some(({ used }) => used > 0);

  const handleRemove = (index: number) => {
    const type = getValues(`types.${index}`);
    remove(index);
    toasts.info(t('laterSteps.removed', { name: type.name }), {
      action: {
        label: t('laterSteps.undo'),
        // It may have been saved without the type by now: then it comes back as a new one.
        onClick: () =>
          change({ types: getValues('types').toSpliced(index, 0, { ...type, id: null }) }),
      },
    });
  };

  return (
    <>
      <Switch
        label={t('laterSteps.field.isPaid')}
        hint={t('laterSteps.field.isPaidHint')}
        checked={values.isPaid}
        disabled={isAnyUsed}
        onChange={(event) => change(switchPaid(values, event.target.checked, texts))}
      />
      {hasPrice(values) && <PayoutNotice />}
      {fields.map(({ rowId }, index) => (
        <TypeFields
          key={rowId}
          form={form}
          index={index}
          isLocked={!values.isPaid}
          onRemove={fields.length > 1 ? () => handleRemove(index) : undefined}
        />
      ))}
      {values.isPaid && fields.length < MAX_TYPES && (
        <Button
          variant="outline"
          icon={<PlusIcon size={18} />}
          onClick={() => append(newType({ name: '', description: '' }, ''), { shouldFocus: false })}
        >
          {t('laterSteps.addType')}
        </Button>
      )}
      <QuestionsSection form={form} />
    </>
  );
}
