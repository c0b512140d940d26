import { Button, PillSelect } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Navigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import roomTexts from '../locales/room.zh-TW.json';
import type { RoomViews } from './use-room-views';

export interface ViewPickerProps extends RoomViews {
  /** Shows what an address says. */
  onGo: (search: string) => void;
  onOpen: () => void;
}

/**
 * Views by name, once somebody keeps some, and the way to them and to the columns. The default view comes
 * when the list is opened by its bare address; whoever clears the filters afterwards sees everything.
 */
export function ViewPicker({ place, views, onGo, onOpen }: ViewPickerProps) {
  const t = useTexts(roomTexts);
  const [isArriving, setArriving] = useState(place.isBare);
  if (isArriving && !place.isBare) setArriving(false);
  const first = isArriving && views.find(({ isDefault }) => isDefault);
  const chosen = views.find(({ search }) => search === place.search);
  return (
    <>
      {first && <Navigate to={place.path + first.search} replace />}
      {views.length > 0 && (
        <PillSelect
          label={t('views.label')}
          options={[
            { value: '', label: t(place.isBare ? 'views.all' : 'views.own') },
            ...views.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={chosen?.name ?? ''}
          isChosen={chosen !== undefined}
          onChange={(name) => onGo(views.find((view) => view.name === name)?.search ?? '')}
        />
      )}
      <Button variant="quiet" size="sm" onClick={onOpen}>
        {t('views.button')}
      </Button>
    </>
  );
}
