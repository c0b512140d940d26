import { useSession } from '@spotlight/shared/contract';
import { ScreenTools } from '@spotlight/shared/print';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { useStatement } from '../../data/settlement/statement.queries';
import statementTexts from '../../locales/statement.zh-TW.json';
import { paths } from '../../paths';
import { StatementFacts } from './statement-facts';
import { StatementOrders } from './statement-orders';
import { Page } from './statement.styles';

/** /events-published/:id/statement: the statement of an event on paper, for whoever keeps the books. */
export function StatementScreen() {
  const t = useTexts(statementTexts);
  const { id = '' } = useParams();
  const { user } = useSession();
  const toPayouts = (
    <ButtonLink to={paths.payouts} variant="plain" size="sm" icon={<ArrowLeftIcon size={18} />}>
      {t('statement.back')}
    </ButtonLink>
  );
  // The page has no frame of the site: paper has none either.
  return (
    <main id="main" tabIndex={-1}>
      <QueryView
        query={useStatement(id)}
        pending={
          <Page aria-busy="true">
            <Skeleton height={48} />
            <Skeleton height={160} />
            <Skeleton height={320} />
          </Page>
        }
        errorTitle={t('statement.errorTitle')}
        isEmpty={(statement) => statement === null}
        empty={
          <NotFoundState
            title={t('statement.missing')}
            help={t('statement.missingHelp')}
            action={toPayouts}
          />
        }
      >
        {(statement) =>
          statement && (
            <Page>
              <ScreenTools>
                {toPayouts}
                <Button onClick={() => window.print()}>{t('statement.print')}</Button>
                <p>{t('statement.printHelp')}</p>
              </ScreenTools>
              <PageHeading title={t('statement.title')} />
              {statement.settlements.map((settlement) => (
                <StatementFacts
                  key={settlement.no}
                  settlement={settlement}
                  organizer={user?.username ?? ''}
                />
              ))}
              <StatementOrders
                title={statement.settlements[0]?.title ?? ''}
                orders={statement.orders}
              />
            </Page>
          )
        }
      </QueryView>
    </main>
  );
}
