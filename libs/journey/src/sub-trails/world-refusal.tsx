import type { Difficulty } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { isLocked, isMissing } from '@sirah-trails/screen-kit';
import { ButtonLink, EmptyPanel, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** Shown in place of a refused map: the world is locked or unknown. */
export function worldRefusal(difficulty: Difficulty) {
  return (error: unknown) => {
    if (isLocked(error)) return <WorldRefused difficulty={difficulty} kind="locked" />;
    return isMissing(error) ? <WorldRefused difficulty={difficulty} kind="missing" /> : null;
  };
}

function WorldRefused({ difficulty, kind }: { difficulty: Difficulty; kind: 'locked' | 'missing' }) {
  const t = useMessages(en);
  const to = links.trails({ difficulty: difficultyParameter(difficulty) });
  return (
    <EmptyPanel
      title={t(`journey.world.${kind}.title`)}
      action={<ButtonLink to={to}>{t('journey.chapter.to-trails')}</ButtonLink>}
    >
      {t(`journey.world.${kind}.text`)}
    </EmptyPanel>
  );
}
