import { links } from '@sirah-trails/api-client/links';
import { toast, useMessages } from '@sirah-trails/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { shellEn } from '../messages/shell-en.ts';
import { newVersion } from './new-version.ts';

/**
 * Offers a new version of the app: nothing is loaded before the learner agrees, and nothing is said during a quiz. A learner
 * who closes the notice gets it with the next start.
 */
export function UpdateNotice() {
  const t = useMessages(shellEn);
  const load = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const playing = useLocation().pathname.startsWith(links.quizByQuery.path);
  useEffect(() => {
    if (!load || playing) return undefined;
    return toast({
      text: t('web.update.text'),
      position: 'bottom',
      action: { text: t('web.update.load'), onAct: load },
    });
  }, [load, playing, t]);
  return null;
}
