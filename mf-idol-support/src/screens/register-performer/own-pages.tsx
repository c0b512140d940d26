import { Artwork } from '@spotlight/artwork';
import { cityLabel, performerCategoryLabel } from '@spotlight/shared/format';
import { ButtonLink, EyeIcon, Panel, PencilIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { PageStateNotice } from '../../components/performer-form/page-state';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import formTexts from '../../locales/performer-form.zh-TW.json';
import registerTexts from '../../locales/register-performer.zh-TW.json';
import { ownPagePath, paths, performerPath } from '../../paths';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Portrait = styled(Artwork)`
  border-radius: var(--radius-card);
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The own pages with their states: what to wait for, or to do next. */
export function OwnPages({ pages }: { pages: readonly OwnPerformer[] }) {
  const t = useTexts(registerTexts, formTexts);
  return (
    <>
      <List aria-label={t('registerPerformer.mine')}>
        {pages.map((page) => (
          <li key={page.id}>
            <Row>
              <Portrait
                kind="performer"
                id={page.id}
                category={page.performanceType}
                title={page.performerName}
                imageUrl={page.profileImageUrl}
                isDecorative
              />
              <div>
                <h2>{page.performerName}</h2>
                <Fact>
                  {[performerCategoryLabel(page.performanceType), page.city && cityLabel(page.city)]
                    .filter(Boolean)
                    .join('・')}
                </Fact>
              </div>
              <PageStateNotice page={page} />
              <Buttons>
                <ButtonLink
                  to={ownPagePath(page.id)}
                  size="sm"
                  icon={<PencilIcon size={18} />}
                  aria-label={`${t('pageState.edit')} ${page.performerName}`}
                >
                  {t('pageState.edit')}
                </ButtonLink>
                <ButtonLink
                  to={performerPath(page.id)}
                  size="sm"
                  variant="outline"
                  icon={<EyeIcon size={18} />}
                  aria-label={`${t('pageState.view')} ${page.performerName}`}
                >
                  {t('pageState.view')}
                </ButtonLink>
              </Buttons>
            </Row>
          </li>
        ))}
      </List>
      <div>
        <ButtonLink
          to={`${paths.registerPerformer}?new=1`}
          variant="outline"
          icon={<PlusIcon size={18} />}
        >
          {t('registerPerformer.another')}
        </ButtonLink>
      </div>
    </>
  );
}
