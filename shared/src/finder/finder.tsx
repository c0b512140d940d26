import { Button, PlusIcon, SearchField, Skeleton, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import finderTexts from '../locales/finder.zh-TW.json';
import { Label, Result, Results } from './finder.styles';
import type { FinderState } from './use-finder';

/** A result: what it is called, and what tells it from others of that name. */
export interface Found {
  id: string;
  name: string;
  note: string;
}

export interface FinderProps<Item extends Found> {
  finder: FinderState;
  label: string;
  /** Marks the label as that of what has to be chosen. */
  isRequired?: boolean;
  placeholder: string;
  /** `undefined` before the first answer. */
  results: readonly Item[] | undefined;
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** The word on the button of a result. */
  action: string;
  onChoose: (item: Item) => void;
  /** What can be done with the words themselves, below the results. */
  free?: ReactNode;
}

/** A search whose results are buttons below it: for keyboard and screen reader a plain list. */
export function Finder<Item extends Found>({
  finder,
  label,
  isRequired,
  placeholder,
  results,
  query,
  action,
  onChoose,
  free,
}: FinderProps<Item>) {
  const t = useTexts(finderTexts);
  const isSettled = results !== undefined && !query.isFetching;
  const hasFailed = query.isError && !query.isFetching;
  return (
    <div>
      <Label aria-hidden="true" data-required={isRequired || undefined}>
        {label}
      </Label>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={finder.typed}
        maxLength={60}
        autoComplete="off"
        {...finder.input}
        onKeyDown={(event) => event.key === 'Escape' && finder.clear()}
      />
      <VisuallyHidden role="status">
        {finder.words !== '' && isSettled && t('finder.count', { count: results.length })}
      </VisuallyHidden>
      {finder.words !== '' && (
        <Results aria-label={t('finder.results', { label })} aria-busy={query.isFetching}>
          {hasFailed && (
            <Result>
              {t('finder.failed')}
              <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
                {t('finder.retry')}
              </Button>
            </Result>
          )}
          {results === undefined && query.isFetching && (
            <li>
              <Skeleton height={40} />
            </li>
          )}
          {results?.map((item) => (
            <Result key={item.id}>
              <span>
                {item.name}
                <small>{item.note}</small>
              </span>
              <Button
                variant="outline"
                size="sm"
                icon={<PlusIcon size={16} />}
                aria-label={t('finder.choose', { action, name: item.name })}
                onClick={() => {
                  onChoose(item);
                  finder.clear();
                }}
              >
                {action}
              </Button>
            </Result>
          ))}
          {isSettled && results.length === 0 && <li>{t('finder.none')}</li>}
          {free && <li>{free}</li>}
        </Results>
      )}
    </div>
  );
}
