import { useFieldArray, useFormContext } from '@spotlight/shared/form';
import { Pair } from '@spotlight/shared/own-page';
import { Button, PlusIcon, Skeleton, Switch, TextField, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { newTicket, ticketsFor, type EventForm } from '../../data/event/event-form.rules';
import formTexts from '../../locales/event-form.zh-TW.json';
import { Group } from './event-form.parts';

export const ticketNames = [
  'isPaid',
  'types',
  'maxAttendees',
  'questions',
  'answersCloseAt',
] as const;

const MOST_TYPES = 20;

const Questions = lazyPart(
  () =>
    import(/* webpackChunkName: "event-questions" */ '@spotlight/shared/event-form/questions').then(
      (m) => m.QuestionsSection<EventForm>,
    ),
  { pending: <Skeleton height={140} /> },
);

/** 票券: one free type that is given, or as many as it takes; and what those who register are asked. */
export function EventTicketFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const { control, setValue } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'types', keyName: 'rowId' });
  const [isPaid, types] = form.watch(['isPaid', 'types']);
  const texts = {
    free: { name: t('free.name'), description: t('free.description') },
    paid: { name: t('paid.name'), description: t('paid.description') },
  };
  return (
    <>
      <Switch
        label={t('form.isPaid')}
        hint={t('form.isPaidHint')}
        checked={isPaid}
        disabled={types.some(({ used }) => used > 0)}
        onChange={({ target: { checked } }) => {
          setValue('isPaid', checked, { shouldDirty: true });
          setValue('types', ticketsFor(checked, texts), { shouldDirty: true });
        }}
      />
      {fields.map(({ rowId }, index) => (
        <TicketFields
          key={rowId}
          index={index}
          isLocked={!isPaid}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {isPaid && fields.length < MOST_TYPES && (
        <div>
          <Button
            variant="outline"
            size="sm"
            icon={<PlusIcon size={18} />}
            onClick={() =>
              append(newTicket({ name: '', description: '' }, ''), { shouldFocus: false })
            }
          >
            {t('form.addTicket')}
          </Button>
        </div>
      )}
      <TextField
        label={t('form.maxAttendees')}
        hint={t('form.maxAttendeesHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('maxAttendees')}
      />
      <Questions form={form} />
    </>
  );
}

interface TicketFieldsProps {
  index: number;
  /** Name and price of the free ticket are given. */
  isLocked: boolean;
  onRemove: (() => void) | undefined;
}

function TicketFields({ index, isLocked, onRemove }: TicketFieldsProps) {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const at = `types.${index}` as const;
  const [name, used] = form.watch([`${at}.name`, `${at}.used`]);
  return (
    <Group>
      <legend>{t('form.ticket', { number: index + 1 })}</legend>
      <Pair>
        <TextField
          label={t('form.ticketName')}
          maxLength={40}
          autoComplete="off"
          readOnly={isLocked}
          isRequired
          {...form.field(`${at}.name`)}
        />
        <TextField
          label={t('form.price')}
          prefix="NT$"
          inputMode="numeric"
          readOnly={isLocked || used > 0}
          hint={used > 0 && t('form.priceFixed', { count: used })}
          isRequired
          {...form.field(`${at}.price`)}
        />
      </Pair>
      <TextField
        label={t('form.ticketDescription')}
        maxLength={200}
        autoComplete="off"
        readOnly={isLocked}
        {...form.field(`${at}.description`)}
      />
      <Pair>
        <TextField
          label={t('form.capacity')}
          hint={t('form.capacityHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(`${at}.capacity`)}
        />
        <TextField
          label={t('form.maxPerOrder')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(`${at}.maxPerOrder`)}
        />
      </Pair>
      {onRemove && (
        <div>
          <Button
            variant="plain"
            size="sm"
            aria-label={t('form.removeTicketNamed', { name })}
            onClick={onRemove}
          >
            {t('form.removeTicket')}
          </Button>
        </div>
      )}
    </Group>
  );
}
