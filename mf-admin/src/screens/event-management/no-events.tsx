import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { eventLinks } from '@spotlight/shared/contract/links';
import { isFiltered, type EventFilters } from '../../data/event/event.rules';
import { paths } from '../../paths';
import { texts } from '../../texts';

/** Nothing found, or nothing there at all: each with the one thing to do next. */
export function NoEvents({ filters }: { filters: EventFilters }) {
  const t = useTexts(texts);
  return isFiltered(filters) ? (
    <EmptyState
      title={t('events.noMatch')}
      help={t('events.noMatchHelp')}
      action={<ButtonLink to={paths.events.to()}>{t('events.clear')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t('events.none')}
      help={t('events.noneHelp')}
      action={<ButtonLink to={eventLinks.events}>{t('events.toSite')}</ButtonLink>}
    />
  );
}
