import { usePageMeta, type PrefetchContext } from '@spotlight/shared/contract';
import { formatMonthDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Container,
  NotFoundState,
  QueryView,
  Skeleton,
  StageBand,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import {
  prefetchBirthdayPage,
  useBirthdayPage,
} from '../../data/birthday-page/birthday-page.queries';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { paths } from '../../paths';
import { BirthdayHero } from './birthday-hero';
import { DeferredParts } from './deferred-parts';

const Waiting = styled(Container)`
  padding-block: 64px;
`;

/** /birthday/artist/:id: one birthday, and everything that fans prepare for it. */
export function BirthdayPageScreen() {
  const t = useTexts(birthdayPageTexts);
  const { id = '' } = useParams();
  const query = useBirthdayPage(id);
  const page = query.data;
  usePageMeta({
    title: page ? t('birthdayPage.title', { name: page.artist.performerName }) : undefined,
    description: page?.headline,
    image: page?.coverUrl ?? page?.artist.profileImageUrl ?? undefined,
    card: page && {
      artwork: { kind: 'performer', id: page.artist.id, category: page.artist.category },
      imageUrl: page.coverUrl ?? page.artist.profileImageUrl,
      title: page.artist.performerName,
      badge: t('birthdayPage.date', { date: formatMonthDay(page.nextDate) }),
      lead: page.headline,
    },
  });
  return (
    <QueryView
      query={query}
      pending={
        <StageBand>
          <Waiting aria-busy="true">
            <Skeleton height={240} radius="var(--radius-card)" />
          </Waiting>
        </StageBand>
      }
      errorTitle={t('birthdayPage.error')}
      isEmpty={(data) => data === null}
      empty={
        <NotFoundState
          title={t('birthdayPage.missing.title')}
          help={t('birthdayPage.missing.help')}
          action={<ButtonLink to={paths.birthday}>{t('birthdayPage.missing.action')}</ButtonLink>}
        />
      }
    >
      {(data) =>
        data && (
          <>
            <BirthdayHero page={data} />
            <DeferredParts page={data} />
          </>
        )
      }
    </QueryView>
  );
}

BirthdayPageScreen.prefetch = (context: PrefetchContext) =>
  prefetchBirthdayPage(context, context.params['id'] ?? '');
