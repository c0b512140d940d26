import { OwnPageRegistration, ownPagePending } from '@spotlight/shared/own-page';
import { lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import registerTexts from '../../locales/register-performer.zh-TW.json';
import { paths } from '../../paths';

const pending = ownPagePending;
const Registration = lazyPart(
  () =>
    import(/* webpackChunkName: "performer-registration" */ './registration').then(
      (m) => m.Registration,
    ),
  { pending },
);
const OwnPages = lazyPart(
  () => import(/* webpackChunkName: "own-pages" */ './own-pages').then((m) => m.OwnPages),
  { pending },
);
const ProfileEditor = lazyPart(
  () =>
    import(
      /* webpackChunkName: "profile-editor" */ '../../components/profile-editor/profile-editor'
    ).then((m) => m.ProfileEditor),
  { pending },
);

/**
 * /register-performer: a new page, or the state of those there are. `?page=` edits one while it waits, `?new=` begins
 * another one.
 */
export function RegisterPerformerScreen() {
  const t = useTexts(registerTexts);
  return (
    <OwnPageRegistration
      path={paths.registerPerformer}
      headings={{
        form: { title: t('registerPerformer.title'), lead: t('registerPerformer.lead') },
        list: { title: t('registerPerformer.mine'), lead: t('registerPerformer.mineLead') },
      }}
      query={useOwnPerformers()}
      errorTitle={t('registerPerformer.error')}
      missing={{ title: t('registerPerformer.notFound'), action: t('registerPerformer.toMine') }}
      param="page"
      registration={(events) => <Registration {...events} />}
      list={(pages) => <OwnPages pages={pages} />}
      editor={(page) => <ProfileEditor key={page.id} page={page} />}
    />
  );
}
