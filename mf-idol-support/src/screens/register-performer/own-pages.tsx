import { Artwork } from '@spotlight/artwork';
import { cityLabel, performerCategoryLabel } from '@spotlight/shared/format';
import { OwnPageList } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { PageStateNotice } from '../../components/performer-form/page-state';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import formTexts from '../../locales/performer-form.zh-TW.json';
import registerTexts from '../../locales/register-performer.zh-TW.json';
import { ownPagePath, paths, performerPath } from '../../paths';

const Portrait = styled(Artwork)`
  width: 72px;
  border-radius: var(--radius-card);
`;

/** The own pages with their states. */
export function OwnPages({ pages }: { pages: readonly OwnPerformer[] }) {
  const t = useTexts(registerTexts, formTexts);
  return (
    <OwnPageList
      label={t('registerPerformer.mine')}
      viewText={t('pageState.view')}
      another={{ to: `${paths.registerPerformer}?new=1`, text: t('registerPerformer.another') }}
      entries={pages.map((page) => ({
        id: page.id,
        name: page.performerName,
        picture: (
          <Portrait
            kind="performer"
            id={page.id}
            category={page.performanceType}
            title={page.performerName}
            imageUrl={page.profileImageUrl}
            isDecorative
          />
        ),
        facts: [performerCategoryLabel(page.performanceType), page.city && cityLabel(page.city)],
        notice: <PageStateNotice page={page} />,
        editPath: ownPagePath(page.id),
        viewPath: performerPath(page.id),
      }))}
    />
  );
}
