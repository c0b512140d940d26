import { useToasts } from '@spotlight/shared/contract';
import { Button, CheckIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { usePickedSpots } from '../../data/route/use-picked-spots';
import routeTexts from '../../locales/support-route.zh-TW.json';

/** Picks a spot for the route of a day, or lets it go again. */
export function AddToRouteButton({ id }: { id: string }) {
  const t = useTexts(routeTexts);
  const toasts = useToasts();
  const { ids, isFull, toggle } = usePickedSpots();
  const isPicked = ids.includes(id);
  return (
    <Button
      variant="outline"
      icon={isPicked ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      onClick={() => (isFull && !isPicked ? toasts.error(t('route.full')) : toggle(id))}
    >
      {t(isPicked ? 'route.added' : 'route.add')}
    </Button>
  );
}
