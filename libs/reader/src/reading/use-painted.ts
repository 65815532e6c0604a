import { afterPaint } from '@sirah-trails/ui';
import { startTransition, useEffect, useState } from 'react';

/** The value that the learner sees by now; undefined until the screen is painted. What follows it never holds up a paint. */
export function usePainted<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
