import { FilterIcon, IconButton, SearchField, SearchIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useId, useState, type FormEvent } from 'react';
import { noFilters, type EventFilters } from '../../data/event/event-filters.rules';
import { Apply, ClearButton, Fields, Form, Only, Panel, Row } from './event-filter-form.styles';
import { CategorySelect, CitySelect } from './event-filter-selects';

/** The part of the filters that the form edits. */
type Draft = Pick<EventFilters, 'query' | 'category' | 'city'>;

const draftOf = ({ query, category, city }: EventFilters): Draft => ({ query, category, city });

export interface EventFilterFormProps {
  filters: EventFilters;
  onApply: (change: Draft) => void;
}

/**
 * Search, type and city. One bar on wide screens; on phones a search box with a button that opens
 * the rest in place.
 */
export function EventFilterForm({ filters, onApply }: EventFilterFormProps) {
  const { t } = useTranslation('events');
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(filters));

  // The address may change beside the form: a chip, the browser's back button, 清除篩選條件.
  const [shown, setShown] = useState(filters);
  if (shown !== filters) {
    setShown(filters);
    setDraft(draftOf(filters));
  }

  const apply = (next: Draft) => {
    setDraft(next);
    setIsOpen(false);
    onApply({ ...next, query: next.query.trim() });
  };
  const handleSubmit = (submission: FormEvent) => {
    submission.preventDefault();
    apply(draft);
  };

  return (
    <Form role="search" aria-label={t('eventList.searchLabel')} onSubmit={handleSubmit}>
      <Row>
        <SearchField
          label={t('eventList.searchLabel')}
          placeholder={t('eventList.searchPlaceholder')}
          value={draft.query}
          onChange={(change) => setDraft({ ...draft, query: change.target.value })}
        />
        <IconButton
          label={t('eventList.filters')}
          aria-expanded={isOpen}
          aria-controls={panelId}
          variant="outline"
          data-active={isOpen || Boolean(filters.category ?? filters.city) || undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon />
        </IconButton>
      </Row>
      <Panel id={panelId} data-open={isOpen || undefined}>
        <Fields>
          <CategorySelect
            value={draft.category}
            onSelect={(category) => setDraft({ ...draft, category })}
          />
          <CitySelect value={draft.city} onSelect={(city) => setDraft({ ...draft, city })} />
        </Fields>
        <ClearButton variant="quiet" onClick={() => apply(draftOf(noFilters))}>
          {t('eventList.clear')}
        </ClearButton>
        <Apply type="submit">
          <Only $from="tablet">
            <SearchIcon size={18} />
            {t('eventList.search')}
          </Only>
          <Only $from="phone">{t('eventList.apply')}</Only>
        </Apply>
      </Panel>
    </Form>
  );
}
