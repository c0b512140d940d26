import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { formatMonthDay } from '@spotlight/shared/format';
import { ScreenTools } from '@spotlight/shared/print';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  PlusIcon,
  ShareButton,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { RouteAddress } from '../../data/route/route-address.rules';
import { routePath } from '../../data/route/route-path';
import { useSaveRoute } from '../../data/route/route.mutations';
import { usePickedSpots } from '../../data/route/use-picked-spots';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { paths } from '../../paths';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Back to the map, and what can be done with the whole day: more spots, paper, friends, the own account. */
export function RouteTools({ route }: { route: RouteAddress }) {
  const t = useTexts(routeTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const picked = usePickedSpots();
  const { mutate, isPending } = useSaveRoute();
  const day = formatMonthDay(route.day);
  const save = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('route.saveLogin') }))) return;
    mutate(route, {
      onSuccess: () => toasts.success(t('route.saved', { day })),
      onError: (error) => toasts.error(errorText(error)),
    });
  };
  const addMore = () => {
    // A route of friends becomes the own one, and grows on the map.
    picked.set(route.ids);
    void navigate(paths.supportMap);
  };
  return (
    <ScreenTools>
      <ButtonLink
        to={paths.supportMap}
        variant="plain"
        size="sm"
        icon={<ArrowLeftIcon size={18} />}
      >
        {t('route.back')}
      </ButtonLink>
      {route.ids.length > 0 && (
        <Buttons>
          <Button size="sm" variant="outline" icon={<PlusIcon size={18} />} onClick={addMore}>
            {t('route.more')}
          </Button>
          <Button size="sm" variant="outline" isBusy={isPending} onClick={() => void save()}>
            {t('route.save')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => window.print()}>
            {t('route.print')}
          </Button>
          <ShareButton title={t('route.shareTitle', { day })} address={routePath(route)} />
        </Buttons>
      )}
    </ScreenTools>
  );
}
