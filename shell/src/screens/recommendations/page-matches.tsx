import { performerLinks, supportLinks, venueLinks } from '@spotlight/shared/contract/links';
import type { Audience } from '@spotlight/shared/subscription/schema';
import {
  ButtonLink,
  EmptyState,
  PillSelect,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { PerformerTile, VenueTile } from '../../components/found/found-tiles';
import { useOwnPages } from '../../data/own-page/own-page.queries';
import type { OwnPage } from '../../data/own-page/own-page.schema';
import {
  usePerformerMatches,
  useVenueMatches,
} from '../../data/recommendation/recommendation.queries';
import texts from '../../locales/recommendations.zh-TW.json';
import { paths, registerPath } from '../../paths';
import { MatchList } from './match-list';

/** Matches of an own venue (performers) or an own performer (venues), by their calendars. */
export function PageMatches({ audience }: { audience: Audience }) {
  const t = useTexts(texts);
  return (
    <QueryView
      query={useOwnPages(audience)}
      errorTitle={t('error')}
      pending={<Skeleton height={320} radius="var(--radius-card)" />}
      isEmpty={(pages) => pages.length === 0}
      empty={
        <EmptyState
          title={t(`noPage.${audience}`)}
          help={t('noPage.help')}
          action={
            <ButtonLink to={registerPath(audience, paths.recommendations)}>
              {t(`noPage.${audience}Action`)}
            </ButtonLink>
          }
        />
      }
    >
      {(pages) => <ChosenMatches audience={audience} pages={pages} />}
    </QueryView>
  );
}

function ChosenMatches({ audience, pages }: { audience: Audience; pages: OwnPage[] }) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState(pages[0]?.id ?? '');
  return (
    <>
      {pages.length > 1 && (
        <PillSelect
          label={t('choose')}
          value={chosen}
          options={pages.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      {audience === 'venue' ? <Performers venueId={chosen} /> : <Venues performerId={chosen} />}
    </>
  );
}

function Performers({ venueId }: { venueId: string }) {
  const t = useTexts(texts);
  return (
    <MatchList
      query={usePerformerMatches(venueId)}
      empty={{
        title: t('emptyMatches.title'),
        help: t('emptyMatches.help'),
        action: <ButtonLink to={performerLinks.performers}>{t('emptyMatches.venue')}</ButtonLink>,
      }}
      tile={({ card }) => <PerformerTile item={card} />}
      action={({ entityId, card }) => (
        <ButtonLink
          variant="outline"
          size="sm"
          to={supportLinks.invite(entityId)}
          aria-label={t('inviteOf', { name: card.performerName })}
        >
          {t('invite')}
        </ButtonLink>
      )}
    />
  );
}

function Venues({ performerId }: { performerId: string }) {
  const t = useTexts(texts);
  return (
    <>
      <div>
        <ButtonLink variant="text" size="sm" to={supportLinks.gigs}>
          {t('gigs')}
        </ButtonLink>
      </div>
      <MatchList
        query={useVenueMatches(performerId)}
        empty={{
          title: t('emptyMatches.title'),
          help: t('emptyMatches.help'),
          action: <ButtonLink to={venueLinks.venues}>{t('emptyMatches.performer')}</ButtonLink>,
        }}
        tile={({ card }) => <VenueTile item={card} />}
        action={({ entityId, card }) => (
          <ButtonLink
            variant="outline"
            size="sm"
            to={venueLinks.venue(entityId)}
            aria-label={t('askOf', { name: card.name })}
          >
            {t('ask')}
          </ButtonLink>
        )}
      />
    </>
  );
}
