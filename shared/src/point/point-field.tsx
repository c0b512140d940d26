import type { BoundField } from '@spotlight/shared/form';
import { Button, ExternalIcon, PinIcon, PointPicker, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import pointTexts from '../locales/point.zh-TW.json';
import { formatPoint, isInTaiwan, parsePoint } from './point.rules';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-size: var(--text-14);
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    text-decoration: underline;
  }
`;

const mapUrl = (lat: number, lng: number) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

const pointIn = (text: string) => {
  const point = parsePoint(text);
  return point && isInTaiwan(point) ? point : null;
};

/** For `tidy`: the address of a map page becomes the pair that it holds. */
const tidyPoint = (text: string) => {
  const point = pointIn(text);
  return point ? formatPoint(point) : text;
};

export interface PointFieldProps {
  /** Binds the text; the field says how it is tidied. */
  field: (options: { tidy: (typed: string) => string }) => BoundField;
  /** What is typed now. */
  value: string;
  onChange: (text: string) => void;
  hint: string;
  isRequired?: boolean;
  /** Looked at while there is no point. */
  city: string;
}

/** Where something is: by pressing the map, by arrow keys, or as numbers from any map. */
export function PointField({ field, value, onChange, hint, isRequired, city }: PointFieldProps) {
  const t = useTexts(pointTexts);
  const point = pointIn(value);
  return (
    <>
      <TextField
        label={t('point.label')}
        {...field({ tidy: tidyPoint })}
        hint={hint}
        isRequired={isRequired}
        placeholder={t('point.placeholder')}
        autoComplete="off"
      />
      <PointPicker
        label={t('point.map')}
        city={city}
        point={point}
        onChange={(next) => onChange(formatPoint(next))}
      />
      {point && (
        <Links>
          <a href={mapUrl(point.lat, point.lng)} target="_blank" rel="noreferrer">
            <ExternalIcon size={16} />
            {t('point.confirm')}
          </a>
          <Button
            variant="plain"
            size="sm"
            icon={<PinIcon size={16} />}
            onClick={() => onChange('')}
          >
            {t('point.remove')}
          </Button>
        </Links>
      )}
    </>
  );
}
