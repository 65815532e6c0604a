import { memo } from 'react';
import type { RunState } from '../../core/state/run-state.ts';
import { isSameBesidesInput } from '../same-besides-input.ts';
import { Companion } from './companion.tsx';
import { StarFlight } from './star-flight.tsx';

/** What only pleases. It says nothing that is not said elsewhere, and is never in the way of a tap. */
export const Joy = memo(BothJoys, isSameBesidesInput);

function BothJoys({ state }: { state: RunState }) {
  return (
    <>
      <Companion state={state} />
      <StarFlight state={state} />
    </>
  );
}
