import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  QueryView,
  SelectField,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import profileTexts from '../../locales/profile.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={520} radius="var(--radius-card)" />;

const ProfileEditor = lazyPart(
  () =>
    import(
      /* webpackChunkName: "profile-editor" */ '../../components/profile-editor/profile-editor'
    ).then((m) => m.ProfileEditor),
  { pending },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

/** /performer-profile: one's own page; `?page=` chooses among several. */
export function PerformerProfileScreen() {
  const t = useTexts(profileTexts);
  const query = useOwnPerformers();
  const [params, setParams] = useSearchParams();
  return (
    <Column>
      <PageHeading title={t('profile.title')} lead={t('profile.lead')} />
      <QueryView
        query={query}
        pending={pending}
        errorTitle={t('profile.error')}
        isEmpty={(pages) => pages.length === 0}
        empty={
          <EmptyState
            title={t('profile.empty.title')}
            help={t('profile.empty.help')}
            action={
              <ButtonLink to={paths.registerPerformer}>{t('profile.empty.action')}</ButtonLink>
            }
          />
        }
      >
        {(pages) => {
          const page = pages.find(({ id }) => id === params.get('page')) ?? pages[0];
          return (
            page && (
              <>
                {pages.length > 1 && (
                  <SelectField
                    label={t('profile.choose')}
                    value={page.id}
                    options={pages.map(({ id, performerName }) => ({
                      value: id,
                      label: performerName,
                    }))}
                    onChange={({ target }) =>
                      setParams({ page: target.value }, { preventScrollReset: true })
                    }
                  />
                )}
                <ProfileEditor key={page.id} page={page} />
              </>
            )
          );
        }}
      </QueryView>
    </Column>
  );
}
