import type { Days } from '@sirah-trails/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timeZoneMutation } from './endpoints.ts';

/**
 * Reports the device's time zone if the provider counts in another one. Without it days count in the old zone, so a failure shows
 * nothing; the next visit tries again.
 *
 * @param days undefined while loading
 */
export function useReportTimeZone(days: Pick<Days, 'time_zone'> | undefined): void {
  const { mutate } = useMutation(timeZoneMutation());
  const known = days?.time_zone;
  useEffect(() => {
    // Undefined in browsers without zone data.
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
    if (known !== undefined && zone && zone !== known) mutate(zone);
  }, [known, mutate]);
}
