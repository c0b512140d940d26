import { lazyPart } from '@spotlight/shared/ui';
import type { DemoKind } from '../../data/demo/demo.keys';
import { DemoOffer } from './demo-offer';

const DemoBar = lazyPart(() =>
  import(/* webpackChunkName: "demo-bar" */ './demo-bar').then((m) => m.DemoBar),
);

interface DemoPartProps {
  kind: DemoKind;
  /** Whether samples are shown. */
  isOn: boolean;
  /** Whether what is really there could not be read. */
  hasFailed: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Above a list: that samples are shown and the way back, or the way to them when nothing could be read. */
export function DemoPart({ kind, isOn, hasFailed, onSwitch }: DemoPartProps) {
  if (isOn) return <DemoBar kind={kind} hasFailed={hasFailed} onLeave={() => onSwitch(false)} />;
  return hasFailed && <DemoOffer onShow={() => onSwitch(true)} />;
}
