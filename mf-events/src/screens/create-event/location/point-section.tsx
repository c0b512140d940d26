import { Button, ExternalIcon, PinIcon, PointPicker, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { formatPoint, isInTaiwan, parsePoint } from '../../../data/event-form/point.rules';
import eventLocationTexts from '../../../locales/event-location.zh-TW.json';
import type { StepProps } from '../use-event-draft';
import { Links } from './location.styles';

const mapUrl = (lat: number, lng: number) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

const pointIn = (text: string) => {
  const point = parsePoint(text);
  return point && isInTaiwan(point) ? point : null;
};
/** The address of a map page becomes the pair that it holds. */
const tidy = (text: string) => {
  const point = pointIn(text);
  return point ? formatPoint(point) : text;
};

/** Where the pin is: by pressing the map, by arrow keys, or as numbers from any map. */
export function PointSection({ draft }: StepProps) {
  const t = useTexts(eventLocationTexts);
  const { form, values, change } = draft;
  const point = pointIn(values.point);
  return (
    <>
      <TextField
        label={t('eventLocation.point')}
        {...form.field('point', { tidy })}
        hint={t('eventLocation.pointHint')}
        placeholder={t('eventLocation.pointPlaceholder')}
        autoComplete="off"
      />
      <PointPicker
        label={t('eventLocation.map')}
        city={values.city}
        point={point}
        onChange={(next) => change({ point: formatPoint(next) })}
      />
      {point && (
        <Links>
          <a href={mapUrl(point.lat, point.lng)} target="_blank" rel="noreferrer">
            <ExternalIcon size={16} />
            {t('eventLocation.confirm')}
          </a>
          <Button
            variant="plain"
            size="sm"
            icon={<PinIcon size={16} />}
            onClick={() => change({ point: '' })}
          >
            {t('eventLocation.removePin')}
          </Button>
        </Links>
      )}
    </>
  );
}
