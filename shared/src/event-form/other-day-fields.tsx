import { useFormContext } from '@spotlight/shared/form';
import { Checkbox, IconButton, TextField, TrashIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { OpeningHoursForm } from './opening-hours-form.rules';
import eventHoursTexts from '../locales/event-hours.zh-TW.json';
import { Pair } from './event-form.styles';

const Day = styled.div`
  display: grid;
  gap: 8px;
`;

const Head = styled.div`
  display: flex;
  align-items: end;
  gap: 8px;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export interface OtherDayFieldsProps {
  /** Its place among the days. */
  index: number;
  onRemove: () => void;
}

/** A day on which the event is open at other times than usual, or not at all. */
export function OtherDayFields({ index, onRemove }: OtherDayFieldsProps) {
  const t = useTexts(eventHoursTexts);
  const { field, watch } = useFormContext<OpeningHoursForm>();
  const at = `dates.${index}` as const;
  const number = index + 1;
  return (
    <Day>
      <Head>
        <TextField
          label={t('eventHours.dialog.date', { number })}
          type="date"
          isRequired
          {...field(`${at}.date`)}
        />
        <IconButton label={t('eventHours.dialog.remove', { number })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Head>
      <Checkbox label={t('eventHours.dialog.isClosed', { number })} {...field(`${at}.isClosed`)} />
      {!watch(`${at}.isClosed`) && (
        <Pair>
          <TextField
            label={t('eventHours.dialog.start', { number })}
            type="time"
            {...field(`${at}.start`)}
          />
          <TextField
            label={t('eventHours.dialog.end', { number })}
            type="time"
            {...field(`${at}.end`)}
          />
        </Pair>
      )}
    </Day>
  );
}
