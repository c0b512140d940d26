import { Dialog, Switch } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import roomKeysTexts from '../locales/room-keys.zh-TW.json';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 16px;
  & > dd {
    margin: 0;
  }
`;

/** A key as it stands on the keyboard. */
export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  padding: 0 6px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-6);
  font-family: inherit;
  font-size: var(--text-12);
`;

export interface KeysDialogProps {
  /** Keys of this room besides those of every room. */
  own: readonly (readonly [key: string, label: string])[];
  canEdit: boolean;
  canSelect: boolean;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** All keys of a room, and the switch that turns them off. */
export function KeysDialog({ own, canEdit, canSelect, isOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useTexts(roomKeysTexts);
  const keys: (readonly [string, string])[] = [
    ['/', t('keys.search')],
    ['J', t('keys.down')],
    ['K', t('keys.up')],
    ['Enter', t('keys.open')],
    ...(canEdit ? ([['E', t('keys.edit')]] as const) : []),
    ...(canSelect ? ([['X', t('keys.select')]] as const) : []),
    ...own,
    ['V', t('keys.views')],
    ['Esc', t('keys.close')],
    ['?', t('keys.help')],
  ];
  return (
    <Dialog isOpen title={t('keys.title')} onClose={onClose}>
      <Keys>
        {keys.map(([key, label]) => (
          <KeyLine key={key} name={key} label={label} />
        ))}
      </Keys>
      <Switch
        label={t('keys.single')}
        hint={t('keys.singleHint')}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function KeyLine({ name, label }: { name: string; label: string }) {
  return (
    <>
      <dt>
        <Key>{name}</Key>
      </dt>
      <dd>{label}</dd>
    </>
  );
}
