import { formatMoment } from '@spotlight/shared/format/parts';
import {
  Badge,
  Button,
  ButtonLink,
  Container,
  Notice,
  PageHeading,
  Panel,
  RefreshIcon,
  Skeleton,
} from '@spotlight/shared/ui/parts';
import type { Language } from '@spotlight/shared/contract/language';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { labelOf } from '../../app/labels';
import { readRegistry } from '../../boot/page-plan';
import { useServiceStates } from '../../data/service-state/service-state.queries';
import { healthOf } from '../../data/service-state/service-state.rules';
import statusTexts from '../../locales/status.zh-TW.json';
import { paths } from '../../paths';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 32px var(--section-gap);
`;

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 16px;
  }
  & > li + li {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
  & small {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  & > p {
    flex: 1 1 12em;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

const tones = { ok: 'success', slow: 'warning', off: 'neutral', out: 'danger' } as const;

/** /status: which parts of the site answer this device now, asked anew every minute. */
export function StatusScreen() {
  const t = useTexts(statusTexts);
  const { language } = useI18n();
  const [remotes] = useState(() => readRegistry(language as Language)?.remotes ?? {});
  const { data: states, isFetching, refetch, dataUpdatedAt } = useServiceStates(remotes);
  const nameOf = (id: string) => {
    if (id === 'site' || id === 'data' || id === 'sign-in') return t(`services.${id}`);
    const { active = '', versions = {} } = remotes[id] ?? {};
    const manifest = versions[active]?.manifest;
    return manifest ? t('module', { name: labelOf(manifest, 'name', language) }) : id;
  };
  const troubled = states?.filter((state) => healthOf(state) !== 'ok').length ?? 0;
  return (
    <Page>
      <PageHeading title={t('title')} lead={t('lead')} />
      {states ? (
        <Notice tone={troubled === 0 ? 'success' : 'warning'}>
          {troubled === 0 ? t('allWell') : t('troubled', { count: troubled })}
        </Notice>
      ) : (
        <Skeleton height={56} radius="var(--radius-control)" />
      )}
      <Panel as="section" aria-label={t('list')}>
        {states ? (
          <List>
            {states.map((state) => {
              const health = healthOf(state);
              return (
                <li key={state.id}>
                  <span>{nameOf(state.id)}</span>
                  <Badge tone={tones[health]} hasDot>
                    {t(`health.${health}`)}
                  </Badge>
                  {state.notice && <small>{state.notice}</small>}
                </li>
              );
            })}
          </List>
        ) : (
          <Skeleton height={320} />
        )}
      </Panel>
      <Foot>
        <p>{states && t('checkedAt', { time: formatMoment(dataUpdatedAt) })}</p>
        <Button
          variant="outline"
          icon={<RefreshIcon size={18} />}
          isBusy={isFetching}
          busyLabel={t('checking')}
          onClick={() => void refetch()}
        >
          {t('again')}
        </Button>
        <ButtonLink to={paths.contact} variant="plain">
          {t('tell')}
        </ButtonLink>
      </Foot>
    </Page>
  );
}
