import {
  Button,
  Notice,
  OverlayFailure,
  WarningIcon,
  lazyPart,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import eventSaveTexts from '../../locales/event-save.zh-TW.json';
import type { EventDraft } from './use-event-draft';

const ChangeDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "event-change" */ './change-dialog').then((m) => m.ChangeDialog),
  { Failed: OverlayFailure },
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

/** A save that failed, that concerns others, or met somebody else's: what to do about it. Nothing that was typed is lost. */
export function SaveNotice({
  draft,
  onReload,
}: {
  draft: EventDraft;
  onReload?: (() => void) | undefined;
}) {
  const t = useTexts(eventSaveTexts);
  const errorText = useErrorText();
  const { state } = draft;
  if (state.name === 'failed') {
    return (
      <Notice tone="danger" icon={<WarningIcon />} title={t('eventSave.failed')}>
        {errorText(state.error)}
        <Row>
          <Button size="sm" variant="outline" onClick={() => void draft.save()}>
            {t('eventSave.retry')}
          </Button>
        </Row>
      </Notice>
    );
  }
  if (state.name === 'asking') return <ChangeDialog draft={draft} onClose={draft.leave} />;
  if (state.name !== 'stale') return null;
  const keepMine = async () => {
    const id = draft.current()?.id;
    if (!id) return;
    try {
      draft.continueFrom(await draft.readNewest(id));
    } catch {
      // Still stale: the notice stays, and its button can be pressed again.
    }
  };
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('eventSave.stale')}>
      {t('eventSave.staleHelp')}
      <Row>
        <Button size="sm" variant="outline" onClick={() => void keepMine()}>
          {t('eventSave.keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={onReload ?? (() => window.location.reload())}>
          {t('eventSave.takeTheirs')}
        </Button>
      </Row>
    </Notice>
  );
}
