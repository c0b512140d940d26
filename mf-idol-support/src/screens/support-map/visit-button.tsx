import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { Badge, Button, CheckCircleIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useVisitSpot } from '../../data/spot/spot.mutations';
import type { SpotDetail } from '../../data/spot/spot.schema';
import spotTexts from '../../locales/spot.zh-TW.json';

/** A stamp for today. Where somebody is, is neither asked nor stored: only the day is. */
export function VisitButton({ spot }: { spot: SpotDetail }) {
  const t = useTexts(spotTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useVisitSpot();
  const { id, title, phase, visitedToday } = spot;
  if (phase !== 'running') return null;
  if (visitedToday) {
    return (
      <Badge tone="success" icon={<CheckCircleIcon size={16} />}>
        {t('spot.visitedToday')}
      </Badge>
    );
  }
  const visit = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('spot.visitLogin', { title }) }))) return;
    mutate(id, {
      onSuccess: () => toasts.success(t('spot.visited')),
      onError: (error) => toasts.error(errorText(error)),
    });
  };
  return (
    <Button variant="outline" isBusy={isPending} onClick={() => void visit()}>
      {t('spot.visit')}
    </Button>
  );
}
