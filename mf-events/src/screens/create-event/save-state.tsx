import { taipeiTime } from '@spotlight/shared/format';
import { Button, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import type { EventDraft } from './use-event-draft';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

/** How far what is typed is on the server, in a line. */
export function useSaveText({ state, isDirty, isDue, current }: EventDraft): string {
  const t = useTexts(eventFormTexts);
  if (state.name === 'saving') return t('eventForm.save.saving');
  if (isDirty && !isDue) return t(`eventForm.save.${current() ? 'waiting' : 'new'}`);
  if (isDirty) return t('eventForm.save.dirty');
  if (state.name === 'saved') {
    return t('eventForm.save.saved', { time: taipeiTime(state.at) });
  }
  return t(`eventForm.save.${current() ? 'clean' : 'new'}`);
}

/** A save that failed, or met somebody else's: what to do about it. Nothing that was typed is lost. */
export function SaveNotice({
  draft,
  onReload,
}: {
  draft: EventDraft;
  onReload?: (() => void) | undefined;
}) {
  const t = useTexts(eventFormTexts);
  const errorText = useErrorText();
  const { state } = draft;
  if (state.name === 'failed') {
    return (
      <Notice tone="danger" icon={<WarningIcon />} title={t('eventForm.save.failed')}>
        {errorText(state.error)}
        <Row>
          <Button size="sm" variant="outline" onClick={() => void draft.save()}>
            {t('eventForm.retry')}
          </Button>
        </Row>
      </Notice>
    );
  }
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
    <Notice tone="warning" icon={<WarningIcon />} title={t('eventForm.stale')}>
      {t('eventForm.staleHelp')}
      <Row>
        <Button size="sm" variant="outline" onClick={() => void keepMine()}>
          {t('eventForm.keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={onReload ?? (() => window.location.reload())}>
          {t('eventForm.takeTheirs')}
        </Button>
      </Row>
    </Notice>
  );
}
