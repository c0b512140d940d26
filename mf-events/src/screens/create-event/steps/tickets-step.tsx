import { useToasts } from '@spotlight/shared/contract';
import { Button, PlusIcon, Switch } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { hasPrice, newType, switchPaid } from '../../../data/organizer/event-form.rules';
import type { TypeForm } from '../../../data/organizer/event-form.schema';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import type { StepProps } from '../use-form-field';
import { useTypeTexts } from '../use-type-texts';
import { PayoutNotice } from '../submit/payout-notice';
import { QuestionsSection } from '../questions/questions-section';
import { TypeFields } from './type-fields';

const MAX_TYPES = 20;

/** What can be had: one free ticket, or as many types as it takes. */
export function TicketsStep({ draft, faults }: StepProps) {
  const t = useTexts(eventFormLaterTexts);
  const toasts = useToasts();
  const texts = useTypeTexts();
  const { form, change } = draft;
  const isAnyUsed = form.types.some(({ used }) => used > 0);

  const remove = (type: TypeForm, index: number) => {
    change({ types: form.types.filter(({ key }) => key !== type.key) });
    toasts.info(t('laterSteps.removed', { name: type.name }), {
      action: {
        label: t('laterSteps.undo'),
        // It may have been saved without the type by now: then it comes back as a new one.
        onClick: () =>
          change((now) => ({ types: now.types.toSpliced(index, 0, { ...type, id: null }) })),
      },
    });
  };

  return (
    <>
      <Switch
        label={t('laterSteps.field.isPaid')}
        hint={t('laterSteps.field.isPaidHint')}
        checked={form.isPaid}
        disabled={isAnyUsed}
        onChange={(event) => change(switchPaid(form, event.target.checked, texts))}
      />
      {hasPrice(form) && <PayoutNotice />}
      {form.types.map((type, index) => (
        <TypeFields
          key={type.key}
          number={index + 1}
          type={type}
          isLocked={!form.isPaid}
          faults={faults}
          onChange={(changes) =>
            change({
              types: form.types.map((other) =>
                other.key === type.key ? { ...other, ...changes } : other,
              ),
            })
          }
          onRemove={form.types.length > 1 ? () => remove(type, index) : undefined}
        />
      ))}
      {form.isPaid && form.types.length < MAX_TYPES && (
        <Button
          variant="outline"
          icon={<PlusIcon size={18} />}
          onClick={() =>
            change({ types: [...form.types, newType({ name: '', description: '' }, '')] })
          }
        >
          {t('laterSteps.addType')}
        </Button>
      )}
      <QuestionsSection draft={draft} faults={faults} />
    </>
  );
}
