import { OwnPageProfile, ownPagePending } from '@spotlight/shared/own-page';
import { ButtonLink, EmptyState, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import profileTexts from '../../locales/profile.zh-TW.json';
import { paths } from '../../paths';

const ProfileEditor = lazyPart(
  () =>
    import(
      /* webpackChunkName: "profile-editor" */ '../../components/profile-editor/profile-editor'
    ).then((m) => m.ProfileEditor),
  { pending: ownPagePending },
);

/** /performer-profile: one's own page; `?page=` chooses among several. */
export function PerformerProfileScreen() {
  const t = useTexts(profileTexts);
  return (
    <OwnPageProfile
      title={t('profile.title')}
      lead={t('profile.lead')}
      isWide
      query={useOwnPerformers()}
      errorTitle={t('profile.error')}
      empty={
        <EmptyState
          title={t('profile.empty.title')}
          help={t('profile.empty.help')}
          action={<ButtonLink to={paths.registerPerformer}>{t('profile.empty.action')}</ButtonLink>}
        />
      }
      param="page"
      chooseLabel={t('profile.choose')}
      nameOf={({ performerName }) => performerName}
      editor={(page) => <ProfileEditor key={page.id} page={page} />}
    />
  );
}
