import type { Fields } from '@spotlight/shared/form';
import { Button, Notice, Switch, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventForm } from '../../../data/event-form/event-form.schema';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import { Group, Pair } from '@spotlight/shared/event-form';

const End = styled.div`
  justify-self: end;
`;

export interface TypeFieldsProps {
  form: Fields<EventForm>;
  /** Its place among the types. */
  index: number;
  /** Name and price of the free ticket are given. */
  isLocked: boolean;
  /** Absent for the last one. */
  onRemove?: (() => void) | undefined;
}

/** One ticket type. */
export function TypeFields({ form, index, isLocked, onRemove }: TypeFieldsProps) {
  const t = useTexts(eventFormLaterTexts);
  const { field, register, getValues } = form;
  const at = `types.${index}` as const;
  const { name, used } = getValues(at);
  const isUsed = used > 0;
  return (
    <Group>
      <legend>{t('laterSteps.ticketNumber', { number: index + 1 })}</legend>
      <Pair>
        <TextField
          label={t('laterSteps.field.name')}
          {...field(`${at}.name`)}
          maxLength={40}
          disabled={isLocked}
          isRequired
        />
        <TextField
          label={t('laterSteps.field.price')}
          {...field(`${at}.price`)}
          inputMode="numeric"
          prefix={t('laterSteps.currency')}
          disabled={isLocked || isUsed}
          hint={isUsed && t('laterSteps.field.priceFixed')}
          isRequired
        />
      </Pair>
      <TextField
        label={t('laterSteps.field.typeDescription')}
        {...field(`${at}.description`)}
        maxLength={200}
        disabled={isLocked}
      />
      <Pair>
        <TextField
          label={t('laterSteps.field.capacity')}
          {...field(`${at}.capacity`)}
          inputMode="numeric"
          hint={t('laterSteps.field.capacityHint')}
        />
        <TextField
          label={t('laterSteps.field.maxPerOrder')}
          {...field(`${at}.maxPerOrder`)}
          inputMode="numeric"
        />
        <TextField
          label={t('laterSteps.field.saleStart')}
          {...field(`${at}.saleStart`)}
          type="datetime-local"
          hint={t('laterSteps.field.saleStartHint')}
        />
        <TextField
          label={t('laterSteps.field.saleEnd')}
          {...field(`${at}.saleEnd`)}
          type="datetime-local"
          hint={t('laterSteps.field.saleEndHint')}
        />
      </Pair>
      <Switch
        label={t('laterSteps.field.requiresApproval')}
        hint={t('laterSteps.field.requiresApprovalHint')}
        {...register(`${at}.requiresApproval`)}
        disabled={isUsed}
      />
      <Switch
        label={t('laterSteps.field.transferable')}
        hint={t('laterSteps.field.transferableHint')}
        {...register(`${at}.transferable`)}
      />
      {onRemove && (
        <>
          {isUsed && <Notice>{t('laterSteps.usedType', { count: used })}</Notice>}
          <End>
            <Button
              variant="plain"
              size="sm"
              aria-label={t('laterSteps.removeTypeNamed', { name })}
              onClick={onRemove}
            >
              {t('laterSteps.removeType')}
            </Button>
          </End>
        </>
      )}
    </Group>
  );
}
