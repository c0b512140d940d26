import { Button, Notice, Switch, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import type { Faults, TypeForm } from '../../../data/organizer/event-form.schema';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import eventFormTexts from '../../../locales/event-form.zh-TW.json';
import { Group, Pair } from '../step.styles';
import type { FaultText } from '../fault-text';

const End = styled.div`
  justify-self: end;
`;

type PlainName = 'name' | 'price' | 'capacity' | 'maxPerOrder' | 'saleStart' | 'saleEnd';

export interface TypeFieldsProps {
  /** From 1. */
  number: number;
  type: TypeForm;
  /** Name and price of the free ticket are given. */
  isLocked: boolean;
  faults: Faults;
  onChange: (changes: Partial<TypeForm>) => void;
  /** Absent for the last one. */
  onRemove?: (() => void) | undefined;
}

/** One ticket type. */
export function TypeFields({
  number,
  type,
  isLocked,
  faults,
  onChange,
  onRemove,
}: TypeFieldsProps) {
  const t = useTexts(eventFormLaterTexts, eventFormTexts);
  const field = <Name extends PlainName | 'description'>(
    name: Name,
    text: PlainName | 'typeDescription' = name as PlainName,
  ) => {
    const fault = faults[`types.${type.key}.${name}`];
    return {
      label: t(`laterSteps.field.${text}`),
      value: type[name] ?? '',
      error: fault && t(`eventForm.faults.${fault as FaultText}`),
      onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
    };
  };
  const isUsed = type.used > 0;
  return (
    <Group>
      <legend>{t('laterSteps.ticketNumber', { number })}</legend>
      <Pair>
        <TextField {...field('name')} maxLength={40} disabled={isLocked} isRequired />
        <TextField
          {...field('price')}
          type="number"
          min={0}
          inputMode="numeric"
          prefix={t('laterSteps.currency')}
          disabled={isLocked || isUsed}
          hint={isUsed && t('laterSteps.field.priceFixed')}
          isRequired
        />
      </Pair>
      <TextField {...field('description', 'typeDescription')} maxLength={200} disabled={isLocked} />
      <Pair>
        <TextField
          {...field('capacity')}
          type="number"
          min={1}
          inputMode="numeric"
          hint={t('laterSteps.field.capacityHint')}
        />
        <TextField {...field('maxPerOrder')} type="number" min={1} max={20} inputMode="numeric" />
        <TextField
          {...field('saleStart')}
          type="datetime-local"
          hint={t('laterSteps.field.saleStartHint')}
        />
        <TextField
          {...field('saleEnd')}
          type="datetime-local"
          hint={t('laterSteps.field.saleEndHint')}
        />
      </Pair>
      <Switch
        label={t('laterSteps.field.requiresApproval')}
        hint={t('laterSteps.field.requiresApprovalHint')}
        checked={type.requiresApproval}
        disabled={isUsed}
        onChange={(event) => onChange({ requiresApproval: event.target.checked })}
      />
      <Switch
        label={t('laterSteps.field.transferable')}
        hint={t('laterSteps.field.transferableHint')}
        checked={type.transferable}
        onChange={(event) => onChange({ transferable: event.target.checked })}
      />
      {onRemove && (
        <>
          {isUsed && <Notice>{t('laterSteps.usedType', { count: type.used })}</Notice>}
          <End>
            <Button
              variant="plain"
              size="sm"
              aria-label={t('laterSteps.removeTypeNamed', { name: type.name })}
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
