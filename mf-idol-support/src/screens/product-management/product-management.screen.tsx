import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  PlusIcon,
  QueryView,
  SelectField,
  Skeleton,
  TabPanel,
  Tabs,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { newProductPath, ownGoodsPath, paths } from '../../paths';
import { OwnProductList } from './own-product-list';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

const GoodsOrders = lazyPart(
  () => import(/* webpackChunkName: "goods-orders" */ './goods-orders').then((m) => m.GoodsOrders),
  { pending: <Skeleton height={480} radius="var(--radius-card)" /> },
);

const views = ['goods', 'orders'] as const;
const PANEL = 'goods';

/** /product-management: the own goods, and with `?view=orders` what was bought of them. */
export function ProductManagementScreen() {
  const t = useTexts(ownProductTexts);
  const wanted = useSearchParams()[0].get('performer');
  const query = useOwnPerformers();
  const chosen = query.data?.find(({ id }) => id === wanted) ?? query.data?.[0];
  return (
    <Column>
      <PageHeading
        title={t('ownProduct.title')}
        lead={t('ownProduct.lead')}
        action={
          chosen && (
            <ButtonLink to={newProductPath({ performer: chosen.id })} icon={<PlusIcon size={18} />}>
              {t('ownProduct.add')}
            </ButtonLink>
          )
        }
      />
      <QueryView
        query={query}
        pending={<Skeleton height={520} radius="var(--radius-card)" />}
        errorTitle={t('ownProduct.error')}
        isEmpty={(pages) => pages.length === 0}
        empty={
          <EmptyState
            title={t('ownProduct.noPage.title')}
            help={t('ownProduct.noPage.help')}
            action={
              <ButtonLink to={paths.registerPerformer}>{t('ownProduct.noPage.action')}</ButtonLink>
            }
          />
        }
      >
        {(performers) => chosen && <Desk performer={chosen} performers={performers} />}
      </QueryView>
    </Column>
  );
}

interface DeskProps {
  performer: OwnPerformer;
  performers: readonly OwnPerformer[];
}

function Desk({ performer, performers }: DeskProps) {
  const t = useTexts(ownProductTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const order = params.get('order');
  // Notifications lead to one order.
  const view = params.get('view') === 'orders' || order !== null ? 'orders' : 'goods';
  return (
    <>
      {performers.length > 1 && (
        <SelectField
          label={t('ownProduct.choose')}
          value={performer.id}
          options={performers.map(({ id, performerName }) => ({ value: id, label: performerName }))}
          onChange={({ target }) =>
            void navigate(ownGoodsPath(target.value, view), { preventScrollReset: true })
          }
        />
      )}
      <Tabs
        items={views.map((id) => ({ id, label: t(`ownProduct.views.${id}`) }))}
        selectedId={view}
        label={t('ownProduct.view')}
        panelId={PANEL}
        onSelect={(id) =>
          void navigate(ownGoodsPath(performer.id, id), { preventScrollReset: true })
        }
      />
      <TabPanel id={PANEL} selectedId={view}>
        {view === 'orders' ? (
          <GoodsOrders key={performer.id} performer={performer} order={order} />
        ) : (
          <OwnProductList performer={performer} />
        )}
      </TabPanel>
    </>
  );
}
