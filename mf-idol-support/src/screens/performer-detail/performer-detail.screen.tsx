import { usePageMeta, type PrefetchContext } from '@spotlight/shared/contract';
import { cityLabel, cutText, performerCategoryLabel } from '@spotlight/shared/format';
import { ButtonLink, NotFoundState, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { usePressKit } from '../../components/press-kit/use-press-kit';
import { prefetchPerformer, usePerformer } from '../../data/performer/performer.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { InviteBar } from './invite-bar';
import { PerformerBody } from './performer-body';
import { PerformerDetailSkeleton } from './performer-detail-skeleton';
import { PerformerHero } from './performer-hero';

const DESCRIPTION_LENGTH = 120;

/** 表演者介紹: one performer, under the canonical address. */
export function PerformerDetailScreen() {
  const t = useTexts(texts);
  const { id = '' } = useParams();
  const query = usePerformer(id);
  const performer = query.data;
  const kitOf = usePressKit();
  usePageMeta({
    title: performer?.performerName,
    description: cutText(performer?.bio ?? '', DESCRIPTION_LENGTH) || undefined,
    image: performer?.profileImageUrl ?? undefined,
    card: performer && {
      artwork: { kind: 'performer', id: performer.id, category: performer.category },
      imageUrl: performer.profileImageUrl,
      title: performer.performerName,
      line: performerCategoryLabel(performer.category),
      lead: performer.genre,
      where: performer.city && cityLabel(performer.city),
    },
    kit: performer && kitOf(performer),
  });
  return (
    <QueryView
      query={query}
      pending={<PerformerDetailSkeleton />}
      errorTitle={t('detail.error')}
      isEmpty={(data) => data === null}
      empty={
        <NotFoundState
          title={t('detail.missing.title')}
          help={t('detail.missing.help')}
          action={<ButtonLink to={paths.performerList}>{t('detail.missing.action')}</ButtonLink>}
        />
      }
    >
      {(data) =>
        data && (
          <>
            <PerformerHero performer={data} />
            <PerformerBody performer={data} />
            <InviteBar performer={data} />
          </>
        )
      }
    </QueryView>
  );
}

PerformerDetailScreen.prefetch = (context: PrefetchContext) =>
  prefetchPerformer(context, context.params['id'] ?? '');
