import { Finder, useFinder } from '@spotlight/shared/finder';
import { useFormContext } from '@spotlight/shared/form';
import { cityLabel, performerCategoryLabel } from '@spotlight/shared/format';
import { Button, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFoundArtists } from '../../data/spot/spot.queries';
import fieldTexts from '../../locales/artist-field.zh-TW.json';

/** What a form has that asks for a performer. */
interface WithArtist {
  artist: { id: string; name: string } | null;
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

const Fault = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 6px;
  color: var(--danger-ink);
  font-size: var(--text-14);
`;

/** Whom something is for: searched by name, chosen by a button. Inside a `Form` that has an `artist`. */
export function ArtistField() {
  const t = useTexts(fieldTexts);
  const faultId = useId();
  const form = useFormContext<WithArtist>();
  const finder = useFinder();
  const query = useFoundArtists(finder.words);
  const { value, error, onChange } = form.choice('artist');
  if (value) {
    return (
      <Chosen>
        <span>
          <small>{t('artistField.label')}</small>
          {value.name}
        </span>
        <Button variant="outline" size="sm" onClick={() => onChange(null)}>
          {t('artistField.change')}
        </Button>
      </Chosen>
    );
  }
  return (
    <div data-invalid={error ? '' : undefined} aria-describedby={error ? faultId : undefined}>
      <Finder
        finder={finder}
        label={t('artistField.search')}
        isRequired
        placeholder={t('artistField.placeholder')}
        query={query}
        results={query.data?.map((found) => ({
          id: found.id,
          name: found.performerName,
          note: [performerCategoryLabel(found.category), found.city && cityLabel(found.city)]
            .filter(Boolean)
            .join('・'),
        }))}
        action={t('artistField.choose')}
        onChoose={({ id, name }) => onChange({ id, name })}
      />
      {error && (
        <Fault id={faultId} role="alert">
          <WarningIcon size={16} />
          {error}
        </Fault>
      )}
    </div>
  );
}
