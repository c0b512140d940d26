import { useToasts } from '@spotlight/shared/contract';
import { Button, Dialog, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useChangePreview, type ChangePreview } from '../../data/event-change/event-change.queries';
import eventChangeTexts from '../../locales/event-change.zh-TW.json';
import { ChangePreviewView } from './change-preview-view';
import type { EventDraft } from './use-event-draft';

export interface ChangeDialogProps {
  draft: EventDraft;
  onClose: () => void;
}

/** Asked before a change of a published event is saved that others are told of: who, what, until when. */
export function ChangeDialog({ draft, onClose }: ChangeDialogProps) {
  const t = useTexts(eventChangeTexts);
  const toasts = useToasts();
  const query = useChangePreview(draft.preview);

  const save = async ({ asks, people }: ChangePreview) => {
    // The dialog goes while it is being saved; it comes again when it comes to something else by now.
    if (!(await draft.save(asks))) return;
    toasts.success(
      asks.includes('review')
        ? t('eventChange.savedForReview')
        : t('eventChange.saved', { count: people }),
    );
  };
  const labelOf = ({ asks, people }: ChangePreview) => {
    if (asks.includes('review')) return t('eventChange.saveForReview');
    return people > 0 ? t('eventChange.saveAndTell', { count: people }) : t('eventChange.save');
  };
  const preview = query.data;
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('eventChange.title')}
      lead={t('eventChange.lead')}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('eventChange.back')}
          </Button>
          {preview && <Button onClick={() => void save(preview)}>{labelOf(preview)}</Button>}
        </>
      }
    >
      <QueryView
        query={query}
        pending={<Skeleton height={280} radius="var(--radius-card)" />}
        errorTitle={t('eventChange.errorTitle')}
      >
        {(shown) => <ChangePreviewView preview={shown} />}
      </QueryView>
    </Dialog>
  );
}
