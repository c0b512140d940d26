import { createStore, useStore } from '@spotlight/shared/vendor/store';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { PartFailure, type PartFailureProps } from './part-failure';

export interface LazyPartOptions {
  /** Stands in its place until the code is there, as high as what comes. */
  pending?: ReactNode;
  /** Stands in its place when the code did not arrive: a line with 重試, when nothing is said. */
  Failed?: ComponentType<PartFailureProps>;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first use. Never rejects: whether the code is there. */
  preload(): Promise<boolean>;
  /** Is the code on its way? For the button that opens the part. */
  useIsLoading(): boolean;
};

type State<Props> =
  | { status: 'idle' | 'loading' | 'failed' | 'retrying' }
  | { status: 'ready'; Component: ComponentType<Props> };

/**
 * A part of a page whose code is fetched on its own. It is drawn like any component, without `Suspense`:
 * it shows `pending` meanwhile, and heals by 重試, or by being drawn again, when its code did not arrive.
 * @param load a dynamic import; call this outside of components
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, Failed = PartFailure }: LazyPartOptions = {},
): LazyPart<Props> {
  const store = createStore<State<Props>>(() => ({ status: 'idle' }));
  const change = (next: State<Props>) => store.setState(next, true);
  let fetching: Promise<boolean> | undefined;

  const fetchCode = async (): Promise<boolean> => {
    change({ status: store.getState().status === 'failed' ? 'retrying' : 'loading' });
    try {
      change({ status: 'ready', Component: await load() });
      return true;
    } catch {
      change({ status: 'failed' });
      return false;
    } finally {
      fetching = undefined;
    }
  };
  const preload = async () => store.getState().status === 'ready' || (fetching ??= fetchCode());

  function Part(props: Props) {
    const now = useStore(store);
    useEffect(() => void preload(), []);
    switch (now.status) {
      case 'ready':
        return <now.Component {...props} />;
      case 'failed':
      case 'retrying':
        return (
          <Failed
            onRetry={() => void preload()}
            // The button stays, and with it the focus.
            isRetrying={now.status === 'retrying'}
            onClose={closeOf(props)}
          />
        );
      default:
        return pending;
    }
  }

  return Object.assign(Part, { preload, useIsLoading: () => useStore(store).status === 'loading' });
}

/** What lies over the page can be closed; so can the word that it did not come. */
function closeOf(props: { onClose?: unknown }): (() => void) | undefined {
  const { onClose } = props;
  return typeof onClose === 'function' ? () => void onClose() : undefined;
}
