import type { ModuleManifest } from '@spotlight/shared/contract';
import { Container, ErrorState, Skeleton } from '@spotlight/shared/ui/parts';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { createContext, use } from 'react';
import { RemotePiece } from '../remotes/remote-piece';
import { labelOf } from './labels';
import { shellTexts } from '../texts';

export const ManifestsContext = createContext<readonly ModuleManifest[]>([]);

/** The pieces that remotes contribute to the home page, each failing alone. */
export function HomeSlots() {
  const manifests = use(ManifestsContext);
  const t = useTexts(shellTexts);
  const { language } = useI18n();
  const pieces = manifests
    .flatMap((manifest) =>
      manifest.slots.filter((entry) => entry.slot === 'home').map((entry) => ({ manifest, entry })),
    )
    .sort((a, b) => a.entry.order - b.entry.order);

  return pieces.map(({ manifest, entry }) => (
    <RemotePiece
      key={entry.piece}
      remoteId={manifest.id}
      request={{ kind: 'slots', name: entry.piece }}
      pending={
        <Container aria-hidden="true">
          <Skeleton height="360px" radius="var(--radius-card)" />
        </Container>
      }
      renderFault={({ fault, retry, isRetrying }) => (
        <Container>
          <ErrorState
            title={t('remote.failedTitle', {
              name: labelOf(manifest, entry.labelKey, language),
            })}
            help={t('remote.failedHelp')}
            referenceId={fault.referenceId}
            onRetry={retry}
            isRetrying={isRetrying}
          />
        </Container>
      )}
      renderDisabled={() => null}
    />
  ));
}
