import { formatMoment } from '@spotlight/shared/format';
import { Badge, PillSelect, type ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { securityAboutText, securityActionText } from '../../data/log/log-words.rules';
import { useSecurityEvents } from '../../data/log/log.queries';
import type { LogFilters } from '../../data/log/log.rules';
import type { SecurityEvent } from '../../data/log/log.schema';
import recordTexts from '../../locales/records.zh-TW.json';
import { Pairs } from '../../room/pairs';
import { Room } from '../../room/room';
import { RowPanel } from '../../room/row-panel';

/** What concerns the safety of the site, latest first. */
export function SecurityDesk({ list }: { list: ListFilters<LogFilters> }) {
  const t = useTexts(recordTexts);
  const { filters, apply } = list;
  const { query, readPage } = useSecurityEvents(filters);
  const who = ({ actorName, isReported }: SecurityEvent) =>
    [actorName ?? t('security.nobody'), isReported && t('security.reported')]
      .filter(Boolean)
      .join('・');
  const about = ({ resourceType, resourceId }: SecurityEvent) =>
    [resourceType && securityAboutText(resourceType), resourceId].filter(Boolean).join(' ') || '–';
  const result = ({ success }: SecurityEvent) =>
    t(success ? 'security.success' : 'security.failure');
  return (
    <Room
      list={list}
      query={query}
      naming={{
        label: t('security.action'),
        keyOf: ({ id }) => String(id),
        title: ({ action }) => securityActionText(action),
        note: who,
      }}
      columns={[
        { id: 'about', label: t('security.about'), cell: about, text: about },
        {
          id: 'result',
          label: t('security.result'),
          cell: (event) => (
            <Badge tone={event.success ? 'success' : 'danger'}>{result(event)}</Badge>
          ),
          text: result,
        },
        {
          id: 'at',
          label: t('security.at'),
          cell: ({ at }) => formatMoment(at),
          text: ({ at }) => formatMoment(at),
        },
      ]}
      texts={{
        list: t('tabs.security'),
        search: t('search'),
        placeholder: t('security.placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={filters.query !== '' || filters.isFailure}
      unfiltered={{ isFailure: false }}
      empty={{ title: t('security.empty'), help: t('security.emptyHelp') }}
      file={{ name: t('tabs.security'), read: readPage }}
      panel={(event, place) => (
        <RowPanel
          {...place}
          key={event.id}
          rowKey={String(event.id)}
          title={securityActionText(event.action)}
          lead={formatMoment(event.at)}
        >
          <Pairs
            lines={[
              [t('security.who'), who(event)],
              [t('security.about'), about(event)],
              [t('security.result'), result(event)],
              [t('security.error'), event.errorMessage],
              [
                t('security.source'),
                t(event.isReported ? 'security.sourceBrowser' : 'security.sourceServer'),
              ],
            ]}
          />
        </RowPanel>
      )}
      filters={
        <PillSelect
          label={t('security.filter')}
          options={[
            { value: 'all', label: t('security.all') },
            { value: 'failed', label: t('security.onlyFailures') },
          ]}
          value={filters.isFailure ? 'failed' : 'all'}
          isChosen={filters.isFailure}
          onChange={(value) => apply({ isFailure: value === 'failed' })}
        />
      }
    />
  );
}
