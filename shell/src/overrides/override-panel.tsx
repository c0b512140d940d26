import type { RemoteEntry } from '@spotlight/shared/contract/schema';
import { formatMoment } from '@spotlight/shared/format/parts';
import { Button, Dialog, Notice, SelectField } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readOverrides, type Override, type Overrides } from '../boot/overrides';
import overrideTexts from '../locales/overrides.zh-TW.json';
import { describeLocal, writeOverrides } from './chosen';
import type { OverrideToolsProps } from './override-parts';
import { readReleased } from './released';
import { mayOverride, readConfig } from './right';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

type Released = Readonly<Record<string, RemoteEntry | undefined>>;
/** Whether somebody may choose, and between what. */
type Offer = 'pending' | 'refused' | 'unreachable' | Released;

/** Chooses, for this tab, which version of each remote runs. */
export function OverridePanel({ registry, onClose }: OverrideToolsProps & { onClose: () => void }) {
  const t = useTexts(overrideTexts);
  const ids = Object.keys(registry.remotes);
  const offer = useOffer(ids);
  const [chosen, setChosen] = useState<Record<string, string>>(() => choicesOf(readOverrides()));
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isOpen = typeof offer === 'object';

  const handleApply = async () => {
    if (!isOpen) return;
    setBusy(true);
    try {
      const made = await Promise.all(
        ids.map(async (id) => [id, await overrideFor(id, chosen[id] ?? '', offer[id])] as const),
      );
      const kept = made.filter((each): each is [string, Override] => each[1] !== undefined);
      writeOverrides(Object.fromEntries(kept));
      window.location.reload();
    } catch (thrown) {
      setFault(t('panel.localMissing', { what: (thrown as Error).message }));
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      title={t('panel.title')}
      lead={t('panel.lead')}
      onClose={onClose}
      footer={
        isOpen && (
          <Button isBusy={isBusy} onClick={() => void handleApply()}>
            {t('panel.apply')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <Form onSubmit={(event) => event.preventDefault()}>
          {fault && <Notice tone="danger">{fault}</Notice>}
          {ids.map((id) => (
            <VersionField
              key={id}
              id={id}
              entry={offer[id]}
              value={chosen[id] ?? ''}
              onChoose={(value) => setChosen({ ...chosen, [id]: value })}
            />
          ))}
          {!readConfig().developerOrigins?.length && <Notice>{t('panel.noOrigins')}</Notice>}
        </Form>
      ) : (
        <Notice tone={offer === 'pending' ? 'info' : 'warning'}>{t(`panel.${offer}`)}</Notice>
      )}
    </Dialog>
  );
}

interface VersionFieldProps {
  id: string;
  entry: RemoteEntry | undefined;
  value: string;
  onChoose: (value: string) => void;
}

function VersionField({ id, entry, value, onChoose }: VersionFieldProps) {
  const t = useTexts(overrideTexts);
  const stateOf = (version: string) => {
    if (version === entry?.active) return t('panel.active');
    if (entry?.rolledBack?.[version]) return t('panel.rolledBack');
    return version === entry?.lastGood ? t('panel.lastGood') : '';
  };
  const versions = Object.entries(entry?.versions ?? {}).toSorted(([, a], [, b]) =>
    b.publishedAt.localeCompare(a.publishedAt),
  );
  const options = [
    { value: '', label: t('panel.follow') },
    ...versions.map(([version, { publishedAt }]) => ({
      value: version,
      label: [version, formatMoment(publishedAt), stateOf(version)].filter(Boolean).join(' · '),
    })),
    ...(readConfig().developerOrigins ?? []).map((origin) => ({ value: origin, label: origin })),
  ];
  // What a link shows is in no list, and stays until it is ended.
  if (value && options.every((option) => option.value !== value))
    options.push({ value, label: t('panel.preview', { version: value }) });
  return (
    <SelectField
      label={id}
      hint={t('panel.site', { version: entry?.active ?? '–' })}
      value={value}
      options={options}
      {...(!entry && { error: t('refusal.forged') })}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function useOffer(ids: readonly string[]): Offer {
  const [offer, setOffer] = useState<Offer>('pending');
  const all = ids.join();
  useEffect(() => {
    const read = async (): Promise<Offer> => {
      if (!(await mayOverride())) return 'refused';
      const entries = all.split(',').map(async (id) => [id, await readReleased(id)] as const);
      return Object.fromEntries(await Promise.all(entries));
    };
    read().then(setOffer, () => setOffer('unreachable'));
  }, [all]);
  return offer;
}

/** Remote → what stands in its list. */
const choicesOf = (overrides: Overrides) =>
  Object.fromEntries(
    Object.entries(overrides).map(([id, { version, origin }]) => [id, origin ?? version]),
  );

/** @throws when a developer's machine does not answer */
async function overrideFor(
  id: string,
  choice: string,
  entry: RemoteEntry | undefined,
): Promise<Override | undefined> {
  if (choice.startsWith('http')) return describeLocal(id, choice);
  const details = entry?.versions[choice];
  if (details) return { version: choice, details };
  const current = readOverrides()[id];
  return current?.version === choice ? current : undefined;
}
