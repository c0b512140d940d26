import { useFormContext, useWatch } from '@spotlight/shared/form';
import { formatDate } from '@spotlight/shared/format';
import { WordAdder } from './word-adder';
import { withWord } from './words.rules';

interface WithClosedDays {
  /** `YYYY-MM-DD` */
  specialClosedDates: string[];
}

export interface ClosedDaysProps {
  label: string;
  /** @param date as it is shown */
  removeText: (date: string) => string;
}

/** Single days off, inside of a form that has `specialClosedDates`. */
export function ClosedDays({ label, removeText }: ClosedDaysProps) {
  const form = useFormContext<WithClosedDays>();
  const days = useWatch({ control: form.control, name: 'specialClosedDates' });
  const close = (next: string[]) =>
    form.setValue('specialClosedDates', next, { shouldDirty: true });
  return (
    <WordAdder
      label={label}
      type="date"
      words={days}
      shown={formatDate}
      removeText={removeText}
      onAdd={(day) => close(withWord(days, day).toSorted())}
      onRemove={(day) => close(days.filter((each) => each !== day))}
    />
  );
}
