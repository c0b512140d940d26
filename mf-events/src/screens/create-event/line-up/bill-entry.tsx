import {
  ArrowUpIcon,
  ChevronDownIcon,
  CloseIcon,
  IconButton,
  UserIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import eventLineUpTexts from '../../../locales/event-line-up.zh-TW.json';
import { Entry, Portrait } from './line-up-section.styles';

export interface BillEntryProps {
  name: string;
  note: string;
  picture?: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Somebody on the bill, with the ways up, down and off it. */
export function BillEntry({
  name,
  note,
  picture,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: BillEntryProps) {
  const t = useTexts(eventLineUpTexts);
  return (
    <Entry>
      <Portrait aria-hidden="true">{picture ?? <UserIcon />}</Portrait>
      <span>
        {name}
        <small>{note}</small>
      </span>
      <IconButton label={t('lineUp.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUpIcon />
      </IconButton>
      <IconButton label={t('lineUp.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ChevronDownIcon />
      </IconButton>
      <IconButton label={t('lineUp.remove', { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Entry>
  );
}
