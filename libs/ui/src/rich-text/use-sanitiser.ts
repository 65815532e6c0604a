import { useEffect, useState } from 'react';
import type { Sanitise } from './sanitise.ts';

let ready: Sanitise | undefined;

async function load(): Promise<Sanitise> {
  const { sanitise } = await import('./sanitise.ts');
  ready = sanitise;
  return sanitise;
}

/** The sanitiser once its code is there; a failed fetch is thrown to the nearest error boundary. */
export function useSanitiser(): Sanitise | undefined {
  const [state, setState] = useState<{ sanitise?: Sanitise; failure?: unknown }>({});
  useEffect(() => {
    if (ready) return undefined;
    let here = true;
    load().then(
      (sanitise) => here && setState({ sanitise }),
      (failure: unknown) => here && setState({ failure }),
    );
    return () => {
      here = false;
    };
  }, []);
  if (state.failure !== undefined) throw state.failure;
  return ready ?? state.sanitise;
}
