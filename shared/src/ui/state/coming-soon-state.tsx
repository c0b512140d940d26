import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Badge } from '../label/badge';
import { CurtainDrawing } from './drawings';
import { StateView, type StateTexts } from './state-view';

/** A room of the site that is still being built: says what will be there, and where to go meanwhile. */
export function ComingSoonState({ title, help, action }: StateTexts) {
  const t = useTexts(uiTexts);
  return (
    <StateView
      isPage
      drawing={<CurtainDrawing />}
      title={
        <>
          {title} <Badge tone="accent">{t('comingSoon.badge')}</Badge>
        </>
      }
      help={help ?? t('comingSoon.help')}
      action={action}
    />
  );
}
