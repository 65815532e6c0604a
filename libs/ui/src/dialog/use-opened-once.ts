import { useState } from 'react';

/** Whether something has been open at least once: only then is its code fetched. */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
