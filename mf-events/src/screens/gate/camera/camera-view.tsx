import { Button, CloseIcon, Notice, QrIcon, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import gateTexts from '../../../locales/gate.zh-TW.json';
import { useCamera } from './use-camera';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  max-height: 42dvh;
  width: 100%;
  border-radius: var(--radius-card);
  background: black;
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > p {
    position: absolute;
    inset-inline: 0;
    bottom: 12px;
    color: white;
    font-size: var(--text-14);
    text-align: center;
    text-shadow: 0 1px 3px black;
  }
  & > span {
    position: absolute;
    top: 50%;
    left: 50%;
    height: 66%;
    aspect-ratio: 1;
    translate: -50% -50%;
    border: 3px solid white;
    border-radius: var(--radius-card);
    box-shadow: 0 0 0 999px rgb(0 0 0 / 0.35);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 8px;
`;

/** The camera, once somebody has asked for it. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const t = useTexts(gateTexts);
  const { video, state, isRequested, start, stop } = useCamera(onCode);
  if (!isRequested) {
    return (
      <Stack>
        {state !== 'off' && state !== 'starting' && state !== 'on' && (
          <Notice tone="warning" icon={<WarningIcon />}>
            {t(`gate.camera.${state}`)}
          </Notice>
        )}
        <Button size="lg" icon={<QrIcon />} isFullWidth onClick={start}>
          {t('gate.camera.start')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Frame>
        <video ref={video} muted playsInline aria-label={t('gate.camera.label')} />
        <span aria-hidden="true" />
        <p>{t(state === 'on' ? 'gate.camera.aim' : 'gate.camera.starting')}</p>
      </Frame>
      <Button variant="plain" icon={<CloseIcon size={18} />} onClick={stop}>
        {t('gate.camera.stop')}
      </Button>
    </Stack>
  );
}
