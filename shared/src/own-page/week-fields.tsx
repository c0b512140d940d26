import { useFormContext, useWatch } from '@spotlight/shared/form';
import { Checkbox, TextField, VisuallyHidden, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';
import { weekdays, type WeekForm } from './week-hours.rules';

const Days = styled.ul`
  display: grid;
  gap: 4px;
`;

const Day = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 8px;
  align-items: start;
  min-height: 44px;
  /* The names of the fields stand on the row. */
  & label[for] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > :first-child {
    grid-column: 1 / -1;
  }
  /* Two times of day with their clocks, on the narrowest phone. */
  @media not ${fromTablet} {
    & input[type='time'] {
      padding-inline: 8px;
    }
  }
  @media ${fromTablet} {
    grid-template-columns: 84px repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const isAllDay = ({ start, end }: WeekForm['days'][number]) => start !== '' && start === end;

/** Open days with their hours, inside of any `Form` that has `days`. */
export function WeekFields() {
  const t = useTexts(ownPageTexts);
  const form = useFormContext<WeekForm>();
  const days = useWatch({ control: form.control, name: 'days' });
  return (
    <Days>
      {weekdays.map((day, index) => {
        const name = t(`weekHours.weekdays.${day}`);
        return (
          <Day key={day}>
            <Checkbox label={name} {...form.field(`days.${index}.isOpen`)} />
            {days[index]?.isOpen ? (
              <>
                <TextField
                  label={t('weekHours.from', { day: name })}
                  type="time"
                  step={1800}
                  {...form.field(`days.${index}.start`)}
                />
                <TextField
                  label={t('weekHours.to', { day: name })}
                  hint={isAllDay(days[index]) ? t('weekHours.allDay') : undefined}
                  type="time"
                  step={1800}
                  {...form.field(`days.${index}.end`)}
                />
              </>
            ) : (
              <VisuallyHidden>—</VisuallyHidden>
            )}
          </Day>
        );
      })}
    </Days>
  );
}
