import { readToken } from '@spotlight/shared/contract/preview';
import { formatMoment } from '@spotlight/shared/format/parts';
import { Button } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Override } from '../boot/overrides';
import overrideTexts from '../locales/overrides.zh-TW.json';
import type { RemoteStore } from '../remotes/remote-store';
import { writeOverrides } from './chosen';
import type { OverrideToolsProps } from './override-parts';
import type { Refusal } from './refusal';

/** As much at the end of the page as the badge hides: everything can be scrolled out from under it. */
const Room = styled.div`
  height: 136px;
`;

/** Above the bars in which phones keep a page's main action. */
const Box = styled.aside`
  position: fixed;
  z-index: 55;
  bottom: 80px;
  inset-inline-start: 8px;
  max-width: min(360px, calc(100vw - 16px));
  border: 1px solid var(--warning-ink);
  border-radius: var(--radius-card);
  background: var(--warning-soft);
  color: var(--warning-ink);
  box-shadow: var(--shadow-pop);
  font-size: var(--text-12);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  padding: 4px 4px 4px 12px;
  & > button:first-child {
    flex: 1;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--weight-bold);
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0 12px 12px;
  overflow-wrap: anywhere;
  & strong {
    display: block;
  }
`;

/** Says in every page of the tab that something else runs in it than visitors get, and ends that with one press. */
export function OverrideBadge({ running, refusals, stores }: OverrideToolsProps) {
  const t = useTexts(overrideTexts);
  const ids = Object.keys(running);
  const [isOpen, setOpen] = useState(false);
  const refused = Object.values(refusals);
  const handleEnd = () => {
    writeOverrides({});
    window.location.reload();
  };
  return (
    <Room>
      <Box aria-label={t('badge.label')}>
        <Line>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {ids.length > 0 ? t('badge.title', { names: ids.join('、') }) : t('badge.refused')}
          </button>
          <Button size="sm" variant="outline" onClick={handleEnd}>
            {t('badge.end')}
          </Button>
        </Line>
        <div role="status">
          {(isOpen || refused.length > 0) && (
            <List>
              {refusals['link'] && <li>{t(`refusal.${refusals['link']}`)}</li>}
              {Object.entries(running).map(([id, override]) => (
                <Chosen
                  key={id}
                  id={id}
                  override={override}
                  store={stores.get(id)}
                  refusal={refusals[id]}
                />
              ))}
            </List>
          )}
        </div>
      </Box>
    </Room>
  );
}

interface ChosenProps {
  id: string;
  override: Override;
  store: RemoteStore | undefined;
  refusal: Refusal | undefined;
}

function Chosen({ id, override, store, refusal }: ChosenProps) {
  const t = useTexts(overrideTexts);
  const remote = useSyncExternalStore(
    (onChange) => store?.view.subscribe(onChange) ?? (() => undefined),
    () => store?.view.getState().remote,
  );
  const { version, origin, preview } = override;
  const ends = preview && readToken(preview)?.preview.ends;
  const hasFailed =
    remote?.status === 'failed' || (remote && 'version' in remote && remote.version !== version);
  return (
    <li>
      <strong>
        {id} {origin ?? version}
      </strong>
      {ends && <span>{t('badge.ends', { at: formatMoment(ends * 1000) })}</span>}
      {refusal ? (
        <span>{t(`refusal.${refusal}`)}</span>
      ) : (
        hasFailed && <span>{t('badge.failed')}</span>
      )}
    </li>
  );
}
