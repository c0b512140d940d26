import {
  ButtonLink,
  ExternalIcon,
  Notice,
  Skeleton,
  TabPanel,
  Tabs,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { RoomHeading } from '../../components/room-heading';
import contentTexts from '../../locales/content.zh-TW.json';
import { useMayChange } from './use-may-change';

const pending = <Skeleton height={420} radius="var(--radius-card)" />;
const parts = {
  texts: lazyPart(
    () => import(/* webpackChunkName: "content-texts" */ './texts-tab').then((m) => m.TextsTab),
    { pending },
  ),
  images: lazyPart(
    () => import(/* webpackChunkName: "content-images" */ './images-tab').then((m) => m.ImagesTab),
    { pending },
  ),
  banners: lazyPart(
    () =>
      import(/* webpackChunkName: "content-banners" */ './banners-tab').then((m) => m.BannersTab),
    { pending },
  ),
  featured: lazyPart(
    () =>
      import(/* webpackChunkName: "content-featured" */ './featured-tab').then(
        (m) => m.FeaturedTab,
      ),
    { pending },
  ),
};
const tabs = ['texts', 'images', 'banners', 'featured'] as const;
type ContentTab = (typeof tabs)[number];

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** 網站內容: what the public site says and shows. The tab stands in the address. */
export function ContentScreen() {
  const t = useTexts(contentTexts);
  const panelId = useId();
  const mayChange = useMayChange();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: ContentTab = tabs.find((one) => one === asked) ?? 'texts';
  const Part = parts[tab];
  return (
    <Page>
      <RoomHeading
        title={t('title')}
        action={
          <ButtonLink to="/" variant="quiet" size="sm" icon={<ExternalIcon size={18} />}>
            {t('site')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('title')}
        panelId={panelId}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selectedId={tab}
        onSelect={(id) => setSearch({ tab: id })}
      />
      {!mayChange && <Notice>{t('onlyLook')}</Notice>}
      <TabPanel id={panelId} selectedId={tab}>
        <Part />
      </TabPanel>
    </Page>
  );
}
