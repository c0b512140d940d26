import { useSession } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import registerTexts from '../../locales/register-performer.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={520} radius="var(--radius-card)" />;

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

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

/**
 * /register-performer: a new page, or the state of those there are. `?page=` edits one while it waits, `?new=` begins
 * another one.
 */
export function RegisterPerformerScreen() {
  const t = useTexts(registerTexts);
  const { user, isLoading } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useOwnPerformers();
  // A form that was begun stays until it is through, whatever becomes known of its sender meanwhile.
  const [isSending, setIsSending] = useState(false);
  const editedId = params.get('page');
  const isNew = params.has('new');

  const registration = (
    <Registration
      onSending={() => setIsSending(true)}
      onSent={() => {
        setIsSending(false);
        void navigate(paths.registerPerformer, { replace: true });
      }}
    />
  );
  const isForm = isSending || (!isLoading && (!user || isNew || query.data?.length === 0));
  return (
    <Column>
      <PageHeading
        title={t(isForm ? 'registerPerformer.title' : 'registerPerformer.mine')}
        lead={t(isForm ? 'registerPerformer.lead' : 'registerPerformer.mineLead')}
      />
      {isForm && registration}
      {!isForm && isLoading && pending}
      {!isForm && !isLoading && (
        <QueryView query={query} pending={pending} errorTitle={t('registerPerformer.error')}>
          {(pages) => {
            const edited = pages.find(({ id }) => id === editedId);
            if (edited) return <ProfileEditor key={edited.id} page={edited} />;
            if (editedId === null) return <OwnPages pages={pages} />;
            return (
              <NotFoundState
                title={t('registerPerformer.notFound')}
                action={
                  <ButtonLink to={paths.registerPerformer}>
                    {t('registerPerformer.toMine')}
                  </ButtonLink>
                }
              />
            );
          }}
        </QueryView>
      )}
    </Column>
  );
}
