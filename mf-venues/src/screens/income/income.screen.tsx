import { OwnPageProfile, ownPagePending } from '@spotlight/shared/own-page';
import { ButtonLink, EmptyState, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import incomeTexts from '../../locales/income.zh-TW.json';
import { paths } from '../../paths';

const IncomeBoard = lazyPart(
  () => import(/* webpackChunkName: "income-board" */ './income-board').then((m) => m.IncomeBoard),
  { pending: ownPagePending },
);

/** /venue-income: what an own venue brings in, and which of its hours stand empty; `?venue=` chooses among several. */
export function IncomeScreen() {
  const t = useTexts(incomeTexts);
  return (
    <OwnPageProfile
      title={t('income.title')}
      lead={t('income.lead')}
      isWide
      query={useOwnVenues()}
      errorTitle={t('income.error')}
      empty={
        <EmptyState
          title={t('income.emptyTitle')}
          help={t('income.emptyHelp')}
          action={<ButtonLink to={paths.registerVenue}>{t('income.register')}</ButtonLink>}
        />
      }
      param="venue"
      chooseLabel={t('income.choose')}
      nameOf={({ name }) => name}
      editor={(venue) => <IncomeBoard key={venue.id} venue={venue} />}
    />
  );
}
