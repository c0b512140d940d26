import { ChevronDownIcon, CityOptions, Select, fromTablet } from '@spotlight/shared/ui/parts';
import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';

const Field = styled.div`
  position: relative;
  border-top: 1px solid var(--line);
  & > label {
    position: absolute;
    inset: 7px auto auto 12px;
    color: var(--ink-3);
    font-size: var(--text-12);
    line-height: 1.25;
    pointer-events: none;
  }
  & > svg {
    position: absolute;
    inset: 0 10px 0 auto;
    margin-block: auto;
    color: var(--ink-2);
    pointer-events: none;
  }
  @media ${fromTablet} {
    border-top: 0;
    border-inline-start: 1px solid var(--line);
    padding-inline-start: 4px;
    & > label {
      inset-inline-start: 16px;
    }
  }
`;

const PlainSelect = styled(Select)`
  width: 100%;
  /* 52 px, of which the label takes the upper part; both grow with the letters. */
  height: calc(9px + 2.6875rem);
  padding: calc(5px + 0.9375rem) 38px 4px 12px;
  border-color: transparent;
  background: none;
`;

/** The city to search in; the five that most look for come first. */
export function CitySelect({
  value,
  onChange,
}: {
  value: string;
  onChange: (city: string) => void;
}) {
  const t = useTexts(uiTexts);
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{t('city.label')}</label>
      <PlainSelect
        id={id}
        name="city"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <CityOptions />
      </PlainSelect>
      <ChevronDownIcon size={18} />
    </Field>
  );
}
