import { useSession } from '@spotlight/shared/contract';
import { usePersonalFeeds, type PersonalFeed } from '@spotlight/shared/calendar-feed/queries';
import {
  Badge,
  Button,
  OverlayFailure,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';

const CalendarDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "calendar-feed" */ './calendar-dialog').then(
      (m) => m.CalendarDialog,
    ),
  { Failed: OverlayFailure },
);

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border: 0;
    padding-top: 0;
  }
`;

const Texts = styled.div`
  flex: 1 1 200px;
  line-height: var(--leading-dense);
  & > p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

/** Those that everybody has; organizers have one more. */
const SCOPES = ['tickets', 'saved', 'follows', 'duties'] as const satisfies readonly PersonalFeed[];

/** The calendars of one's own, and the way to subscribe to each. */
export function CalendarList() {
  const t = useTexts(ownAccountTexts);
  const { user } = useSession();
  const feeds = usePersonalFeeds();
  const [open, setOpen] = useState<PersonalFeed | null>(null);
  const scopes: readonly PersonalFeed[] = user?.canOrganize ? [...SCOPES, 'organized'] : SCOPES;
  return (
    <QueryView query={feeds} errorTitle={t('calendars.error')} pending={<Skeleton height={240} />}>
      {(live) => {
        const sinceOf = (scope: PersonalFeed) =>
          live.find((feed) => feed.scope === scope)?.createdAt ?? null;
        return (
          <>
            <List>
              {scopes.map((scope) => {
                const name = t(`calendars.name.${scope}`);
                return (
                  <Row key={scope}>
                    <Texts>
                      {name}
                      <p>{t(`calendars.hint.${scope}`)}</p>
                    </Texts>
                    {sinceOf(scope) && (
                      <Badge tone="success" hasDot>
                        {t('calendars.isOn')}
                      </Badge>
                    )}
                    <Button
                      variant="text"
                      size="sm"
                      aria-label={t('calendars.subscribeName', { name })}
                      onClick={() => setOpen(scope)}
                    >
                      {t('calendars.subscribe')}
                    </Button>
                  </Row>
                );
              })}
            </List>
            {open && (
              <CalendarDialog scope={open} since={sinceOf(open)} onClose={() => setOpen(null)} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
