import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { useTakenParameter } from '../query/use-taken-parameter.ts';
import { returnError } from './return-error.ts';

/** The error in the address, in words. */
export function useReturnError(): string | null {
  const t = useMessages(en);
  return returnError(useTakenParameter('error'), t);
}
