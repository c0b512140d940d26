import { Button, Notice, Skeleton, WarningIcon, useOnDemand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import type { EventSectionsProps } from './event-sections';

const loadSections = () =>
  import(/* webpackChunkName: "event-sections" */ './event-sections').then((m) => m.EventSections);

/** As high as what comes at least, so that nothing that is in view moves. */
const Place = styled.div`
  min-height: 100vh;
  padding-block: 28px;
`;

/** What stands below the tickets, fetched beside the first picture; the tickets do without it. */
export function DeferredSections(props: EventSectionsProps) {
  const t = useTexts(eventDetailTexts);
  const sections = useOnDemand(loadSections);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchSections = async () => setHasFailed(!(await sections.request()));
  const fetchAtOnce = useEffectEvent(fetchSections);
  useEffect(() => void fetchAtOnce(), []);

  if (sections.Component) return <sections.Component {...props} />;
  return (
    <Place aria-busy={!hasFailed}>
      {hasFailed ? (
        <Notice tone="warning" icon={<WarningIcon />} title={t('detail.moreFailed')}>
          <Button
            variant="text"
            size="sm"
            isBusy={sections.isLoading}
            onClick={() => void fetchSections()}
          >
            {t('detail.retry')}
          </Button>
        </Notice>
      ) : (
        <Skeleton height={320} radius="var(--radius-card)" />
      )}
    </Place>
  );
}
