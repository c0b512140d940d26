import { ExternalIcon, PinIcon, TextField, Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { formatPoint, isInTaiwan, parsePoint } from '../../../data/organizer/point.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import eventLocationTexts from '../../../locales/event-location.zh-TW.json';
import { useFormField, type StepProps } from '../use-form-field';
import { Links } from './location.styles';
import { PointMap } from './point-map';

const mapUrl = (lat: number, lng: number) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

/** Where the pin is: by pressing the map, by arrow keys, or as numbers from any map. */
export function PointSection(props: StepProps) {
  const t = useTexts(eventLocationTexts, eventFormLaterTexts);
  const field = useFormField(props, t);
  const { form, change } = props.draft;
  const parsed = parsePoint(form.point);
  const point = parsed && isInTaiwan(parsed) ? parsed : null;
  return (
    <>
      <TextField
        {...field('point')}
        label={t('eventLocation.point')}
        hint={t('eventLocation.pointHint')}
        placeholder={t('eventLocation.pointPlaceholder')}
        autoComplete="off"
        // The address of a map page becomes the pair that it holds.
        onBlur={() => point && change({ point: formatPoint(point) })}
      />
      <PointMap
        city={form.city}
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
