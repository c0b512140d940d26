import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  Button,
  OverlayFailure,
  PlusIcon,
  SegmentedControl,
  lazyPart,
  useListFilters,
  type ListAddress,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdProducts, usePlacements } from '../../data/ad-catalogue/ad-catalogue.queries';
import {
  catalogueParts,
  readCatalogue,
  writeCatalogue,
  type CatalogueFilters,
} from '../../data/ad-catalogue/ad-catalogue.rules';
import type { AdProduct, Placement } from '../../data/ad-catalogue/ad-catalogue.schema';
import catalogueTexts from '../../locales/ad-catalogue.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import type { RoomColumn } from '../../room/room-column';
import {
  placementColumns,
  placementNaming,
  productColumns,
  productNaming,
} from './catalogue-columns';

const PlacementDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "placement" */ './placement-dialog').then((m) => m.PlacementDialog),
  { Failed: OverlayFailure },
);
const CataloguePanel = lazyPart(() =>
  import(/* webpackChunkName: "catalogue-panel" */ './catalogue-panel').then(
    (m) => m.CataloguePanel,
  ),
);
const ProductDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "ad-product" */ './product-dialog').then((m) => m.ProductDialog),
  { Failed: OverlayFailure },
);

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: 12px;
`;

const address: ListAddress<CatalogueFilters> = {
  path: paths.ads.to(),
  read: readCatalogue,
  write: writeCatalogue,
  isOneStep: true,
};

interface PartProps {
  list: ListFilters<CatalogueFilters>;
}

/** 版位與商品: where advertisements run, and what is sold there. */
export function CatalogueDesk() {
  const list = useListFilters(address);
  return list.filters.part === 'products' ? <Products list={list} /> : <Placements list={list} />;
}

/** Which part is shown, and a new one of it. */
function PartTools({ list, onAdd }: PartProps & { onAdd: (() => void) | undefined }) {
  const t = useTexts(catalogueTexts);
  const { part } = list.filters;
  return (
    <Tools>
      <SegmentedControl
        label={t('partsLabel')}
        value={part}
        options={catalogueParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        onChange={(next) => list.apply({ part: next, query: '' })}
      />
      {onAdd && (
        <Button size="sm" icon={<PlusIcon size={18} />} onClick={onAdd}>
          {t(`${part}.add`)}
        </Button>
      )}
    </Tools>
  );
}

function Products({ list }: PartProps) {
  const t = useTexts(catalogueTexts, promotionTexts);
  const products = useAdProducts(list.filters);
  const [asked, setAsked] = useState<{ product: AdProduct | null }>();
  const edit = products.data?.mayManage ? (product: AdProduct) => setAsked({ product }) : undefined;
  const columns = productColumns(t, edit);
  return (
    <>
      <PartTools list={list} onAdd={edit && (() => setAsked({ product: null }))} />
      <Room
        list={list}
        query={products}
        naming={productNaming(t)}
        columns={columns}
        texts={{
          list: t('parts.products'),
          search: t('products.search'),
          placeholder: t('products.placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={list.filters.query !== ''}
        panel={(product, place) => (
          <CataloguePanel
            key={product.id}
            id={product.id}
            name={product.name}
            place={place}
            lead={product.placement.name}
            entity="ad_products"
            lines={linesOf(product, columns)}
            description={product.description}
            onEdit={edit && (() => edit(product))}
          />
        )}
        empty={{ title: t('products.empty'), help: t('products.emptyHelp') }}
        {...(edit && { onEdit: edit })}
      />
      {asked && <ProductDialog product={asked.product} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Placements({ list }: PartProps) {
  const t = useTexts(catalogueTexts, promotionTexts);
  const placements = usePlacements(list.filters);
  const [asked, setAsked] = useState<{ placement: Placement | null }>();
  const edit = placements.data?.mayManage
    ? (placement: Placement) => setAsked({ placement })
    : undefined;
  const columns = placementColumns(t, edit);
  return (
    <>
      <PartTools list={list} onAdd={edit && (() => setAsked({ placement: null }))} />
      <Room
        list={list}
        query={placements}
        naming={placementNaming(t)}
        columns={columns}
        texts={{
          list: t('parts.placements'),
          search: t('placements.search'),
          placeholder: t('placements.placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={list.filters.query !== ''}
        panel={(placement, place) => (
          <CataloguePanel
            key={placement.id}
            id={placement.id}
            name={placement.name}
            place={place}
            lead={placement.code}
            entity="ad_placements"
            lines={linesOf(placement, columns)}
            onEdit={edit && (() => edit(placement))}
          />
        )}
        empty={{ title: t('placements.empty'), help: t('placements.emptyHelp') }}
        {...(edit && { onEdit: edit })}
      />
      {asked && <PlacementDialog placement={asked.placement} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** What the columns say of a row. */
const linesOf = <Row,>(row: Row, columns: readonly RoomColumn<Row>[]) =>
  columns.flatMap(({ label, text }) => (text ? [[label, String(text(row) ?? '')] as const] : []));
