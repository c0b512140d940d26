import { OwnPageProfile } from '@spotlight/shared/own-page';
import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import incomeTexts from '../../locales/performer-income.zh-TW.json';
import { paths } from '../../paths';
import { IncomeMonths } from './income-months';

/** /performance-bookings/income: what own stages and goods bring in; `?performer=` chooses among several pages. */
export function PerformerIncomeScreen() {
  const t = useTexts(incomeTexts);
  return (
    <OwnPageProfile
      title={t('income.title')}
      lead={t('income.lead')}
      isWide
      query={useOwnPerformers()}
      errorTitle={t('income.error')}
      empty={
        <EmptyState
          title={t('income.emptyTitle')}
          help={t('income.emptyHelp')}
          action={<ButtonLink to={paths.registerPerformer}>{t('income.register')}</ButtonLink>}
        />
      }
      param="performer"
      chooseLabel={t('income.choose')}
      nameOf={({ performerName }) => performerName}
      editor={({ id }) => <IncomeMonths key={id} performerId={id} />}
    />
  );
}
