import { useToasts } from '@spotlight/shared/contract';
import { Checkbox, Dialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useKeepRoomSettings } from '../data/room-settings/room-settings.mutations';
import type { SavedView } from '../data/room-settings/room-settings.schema';
import viewTexts from '../locales/views.zh-TW.json';
import { NewView } from './new-view';
import type { RoomViews } from './use-room-views';
import { ViewRow } from './view-row';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & h3 {
    margin-bottom: 8px;
    font-size: var(--text-16);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 4px 16px;
`;

const Views = styled.ul`
  display: grid;
  gap: 8px;
`;

const Small = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

export interface ViewsDialogProps extends RoomViews {
  onHide: (hidden: readonly string[]) => void;
  onGo: (search: string) => void;
  onClose: () => void;
}

/** 檢視與欄位: which columns are shown, and views by name that come back with one press. */
export function ViewsDialog({
  place,
  views,
  columns,
  hidden,
  onHide,
  onGo,
  onClose,
}: ViewsDialogProps) {
  const t = useTexts(viewTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, mutateAsync } = useKeepRoomSettings();
  const room = place.name;

  const keep = (change: (before: readonly SavedView[]) => SavedView[], said: string) =>
    mutate(
      { room, change: ({ views: before }) => ({ views: change(before) }) },
      {
        onSuccess: () => toasts.success(said),
        onError: (error) => toasts.error(errorText(error)),
      },
    );
  const hide = (id: string, isShown: boolean) => {
    const next = isShown ? hidden.filter((one) => one !== id) : [...hidden, id];
    onHide(next);
    mutate(
      { room, change: () => ({ hidden: next }) },
      { onError: (error) => toasts.error(errorText(error)) },
    );
  };
  const remove = (view: SavedView) =>
    mutate(
      { room, change: ({ views: before }) => ({ views: before.filter(others(view.name)) }) },
      {
        onSuccess: () =>
          toasts.success(t('removed', { name: view.name }), {
            action: {
              label: t('undo'),
              onClick: () =>
                keep(
                  (before) => [...before.filter(others(view.name)), view],
                  t('kept', { name: view.name }),
                ),
            },
          }),
        onError: (error) => toasts.error(errorText(error)),
      },
    );
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <Parts>
        <section>
          <h3>{t('views')}</h3>
          {views.length === 0 && <Small>{t('none')}</Small>}
          <Views>
            {views.map((view) => (
              <ViewRow
                key={view.name}
                view={view}
                isShown={view.search === place.search}
                taken={views.map(({ name }) => name).filter((name) => name !== view.name)}
                onGo={() => {
                  onGo(view.search);
                  onClose();
                }}
                onRename={async (name) => {
                  await mutateAsync({
                    room,
                    change: ({ views: before }) => ({
                      views: before.map((one) => (one.name === view.name ? { ...one, name } : one)),
                    }),
                  });
                  return t('renamed', { name });
                }}
                onDefault={() =>
                  keep(
                    (before) =>
                      before.map((one) => ({
                        ...one,
                        isDefault: one.name === view.name && !view.isDefault,
                      })),
                    t(view.isDefault ? 'noDefault' : 'isDefault', { name: view.name }),
                  )
                }
                onRemove={() => remove(view)}
              />
            ))}
          </Views>
        </section>
        <section>
          <h3>{t('new')}</h3>
          <NewView
            taken={views.map(({ name }) => name)}
            onKeep={async (name, isDefault) => {
              await mutateAsync({
                room,
                change: ({ views: before }) => ({
                  views: [
                    ...before
                      .filter(others(name))
                      .map((one) => (isDefault ? { ...one, isDefault: false } : one)),
                    { name, search: place.search, isDefault },
                  ],
                }),
              });
              return t('kept', { name });
            }}
          />
        </section>
        <section>
          <h3 id="room-columns">{t('columns')}</h3>
          <Columns role="group" aria-labelledby="room-columns">
            {columns.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={!hidden.includes(id)}
                onChange={(event) => hide(id, event.currentTarget.checked)}
              />
            ))}
          </Columns>
        </section>
      </Parts>
    </Dialog>
  );
}

const others = (name: string) => (view: SavedView) => view.name !== name;
