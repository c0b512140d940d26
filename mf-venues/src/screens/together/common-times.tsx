import { EmptyState, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { wantedTogether } from '../../data/common-time/together-filters.rules';
import togetherTexts from '../../locales/together.zh-TW.json';
import { pendingTimes } from './common-times.styles';
import type { TogetherState } from './use-together-filters';

/** Comes once there is somebody on both sides. */
const TimesFound = lazyPart(
  () => import(/* webpackChunkName: "times-found" */ './times-found').then((m) => m.TimesFound),
  { pending: pendingTimes },
);

/** The times that all have in common, or what is missing to look for them. */
export function CommonTimes({ state }: { state: TogetherState }) {
  const t = useTexts(togetherTexts);
  const { filters } = state;
  const wanted = wantedTogether(filters);
  if (!wanted) {
    const missing =
      filters.venues.length > 0
        ? 'missingPerformer'
        : filters.performers.length > 0
          ? 'missingVenue'
          : 'title';
    return <EmptyState title={t(`together.start.${missing}`)} help={t('together.start.help')} />;
  }
  return <TimesFound state={state} wanted={wanted} />;
}
