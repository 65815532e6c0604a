import { thisDevice } from './device/share-device.ts';
import { SharePanel } from './share-panel.tsx';
import { useMyPlace } from './use-my-place.ts';

/** Shares the learner's place on the board that is open. */
export function ShareMyPlace() {
  return <SharePanel place={useMyPlace()} device={thisDevice} />;
}
