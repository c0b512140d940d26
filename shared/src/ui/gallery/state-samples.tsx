import { styled } from 'styled-components';
import {
  Button,
  CardGrid,
  ComingSoonState,
  DemoNotice,
  EmptyState,
  ErrorState,
  ModuleErrorState,
  NoPermissionState,
  NotFoundState,
  OfflineNotice,
  Panel,
  Skeleton,
  SkeletonCard,
  SkeletonText,
  SwapIcon,
} from '../index';
import words from './words.zh-TW.json';

const Pair = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
`;

const noop = () => undefined;

/** Loading, empty, error, no permission, missing, coming soon, and the notices. */
export function StateSamples() {
  return (
    <>
      <CardGrid>
        <SkeletonCard />
        <SkeletonCard />
        <Panel>
          <Skeleton height={120} radius={12} />
          <br />
          <SkeletonText lines={4} />
        </Panel>
      </CardGrid>
      <Pair>
        <Panel>
          <EmptyState
            title={words.emptyTitle}
            help={words.emptyHelp}
            action={<Button>{words.clear}</Button>}
          />
        </Panel>
        <Panel>
          <ErrorState title={words.errorTitle} referenceId="EVT-7F3A-2291" onRetry={noop} />
        </Panel>
        <ModuleErrorState moduleName={words.module} referenceId="MF-VENUES-0C41" onRetry={noop} />
        <Panel>
          <NoPermissionState
            action={<Button icon={<SwapIcon size={18} />}>{words.identity}</Button>}
          />
        </Panel>
        <Panel>
          <NotFoundState isPart />
        </Panel>
        <Panel>
          <ComingSoonState title={words.soon} />
        </Panel>
        <OfflineNotice />
        <DemoNotice />
      </Pair>
    </>
  );
}
