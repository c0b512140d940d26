import { ButtonLink, InfoIcon, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventPreviewTexts from '../../../locales/event-preview.zh-TW.json';
import { publishedEventPath } from '../../../paths';

const titles = {
  draft: ['preview.draft', 'preview.draftHelp'],
  pending_approval: ['preview.pending_approval', 'preview.pendingHelp'],
  rejected: ['preview.rejected', 'preview.rejectedHelp'],
} as const;

/** Says at the top of a page that visitors do not see yet what it is and what happens next. */
export function PreviewNotice({ event: { id, status } }: { event: EventDetail }) {
  const t = useTexts(eventPreviewTexts);
  if (status === 'approved' || status === 'ended' || status === 'cancelled') return null;
  const [title, help] = titles[status];
  return (
    <Notice tone="warning" icon={<InfoIcon />} title={t(title)}>
      {t(help)}{' '}
      <ButtonLink to={publishedEventPath(id)} variant="text" size="sm">
        {t('preview.manage')}
      </ButtonLink>
    </Notice>
  );
}
