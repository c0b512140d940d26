import { useToasts } from '@spotlight/shared/contract';
import { eventLinks, performerLinks } from '@spotlight/shared/contract/links';
import { Button, ButtonLink, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EventTile } from '../../components/found/found-tiles';
import {
  useHideRecommendation,
  useRecommendations,
} from '../../data/recommendation/recommendation.queries';
import texts from '../../locales/recommendations.zh-TW.json';
import { MatchList } from './match-list';

/** Events for the signed-in person; each can be sent away for good. */
export function EventRecommendations() {
  const t = useTexts(texts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const hide = useHideRecommendation();
  return (
    <MatchList
      query={useRecommendations()}
      empty={{
        title: t('empty.title'),
        help: t('empty.help'),
        action: (
          <>
            <ButtonLink to={performerLinks.performers}>{t('empty.performers')}</ButtonLink>
            <ButtonLink variant="outline" to={eventLinks.popularEvents}>
              {t('empty.action')}
            </ButtonLink>
          </>
        ),
      }}
      tile={({ card }) => <EventTile item={card} />}
      action={({ entityId, card }) => (
        <Button
          variant="plain"
          size="sm"
          aria-label={t('hideOf', { name: card.title })}
          isBusy={hide.isPending && hide.variables === entityId}
          onClick={() =>
            hide.mutate(entityId, {
              onSuccess: () => toasts.success(t('hidden')),
              onError: (error) => toasts.error(errorText(error)),
            })
          }
        >
          {t('hide')}
        </Button>
      )}
    />
  );
}
