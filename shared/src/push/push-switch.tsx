import { BellIcon, InfoIcon, Notice, QueryView, Skeleton, Switch } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import pushTexts from '../locales/push.zh-TW.json';
import { usePush } from './push.queries';
import type { Push } from './push.repository';
import { usePushSwitch } from './use-push-switch';

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 4px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--line);
`;

const Line = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

/** Push in this browser: a switch, or why there is none and what could be done about it. */
export function PushSwitch() {
  const t = useTexts(pushTexts);
  return (
    <QueryView query={usePush()} errorTitle={t('push.error')} pending={<Skeleton height={72} />}>
      {(push) => <Here push={push} />}
    </QueryView>
  );
}

function Here({ push: { state, others } }: { push: Push }) {
  const t = useTexts(pushTexts);
  const { turn, isPending, asked } = usePushSwitch();
  const elsewhere = others > 0 && <Line>{t('push.others', { count: others })}</Line>;
  if (state === 'on' || state === 'off') {
    return (
      <Box>
        <Switch
          label={t('push.here')}
          hint={t('push.hereHint')}
          checked={isPending && asked !== undefined ? asked : state === 'on'}
          disabled={isPending}
          onChange={(event) => turn(event.target.checked)}
        />
        {elsewhere}
      </Box>
    );
  }
  return (
    <Box>
      <Notice
        tone={state === 'denied' ? 'warning' : 'info'}
        icon={state === 'denied' ? <BellIcon /> : <InfoIcon />}
        title={t(`push.${state}.title`)}
      >
        {t(`push.${state}.help`)}
      </Notice>
      {elsewhere}
    </Box>
  );
}
