import { PointField } from '@spotlight/shared/point';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventLocationTexts from '../../../locales/event-location.zh-TW.json';
import type { StepProps } from '../use-event-draft';

/** Where the pin is: by pressing the map, by arrow keys, or as numbers from any map. */
export function PointSection({ draft }: StepProps) {
  const t = useTexts(eventLocationTexts);
  const { form, values, change } = draft;
  return (
    <PointField
      field={(options) => form.field('point', options)}
      value={values.point}
      onChange={(point) => change({ point })}
      hint={t('eventLocation.pointHint')}
      city={values.city}
    />
  );
}
