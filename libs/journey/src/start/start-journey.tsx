import type { QuizTime } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { Button, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { journeyDifficulty } from '../difficulty/journey-difficulty.ts';
import { lastDifficulty, recallDifficulty, rememberDifficulty } from '../difficulty/last-difficulty.ts';
import { en } from '../messages/en.ts';
import { DifficultiesDialog } from './difficulties-dialog.tsx';
import { MapScene } from './map-scene.tsx';
import styles from './start.module.css';

/** The map with its button; the button is gone once a pace is chosen and there again on the next entry. */
export function StartJourney({ difficulties }: { difficulties: readonly QuizTime[] }) {
  const t = useMessages(en);
  const navigate = useNavigate();
  const [stage, setStage] = useState<'map' | 'choosing' | 'chosen'>('map');
  const last = lastDifficulty(difficulties);
  const { difficulty: first, isNew } = journeyDifficulty(difficulties, recallDifficulty());

  const choose = (difficulty: QuizTime) => {
    setStage('chosen');
    rememberDifficulty(difficulty.id);
    void navigate(links.trails({ difficulty: difficultyParameter(difficulty) }));
  };

  return (
    <>
      {last && <MapScene quizTimeId={last.id} />}
      <p className={styles.lead}>{t('journey.start.lead')}</p>
      {stage !== 'chosen' && (
        <Button className={styles.begin} onClick={() => setStage('choosing')}>
          {t('journey.start.begin')}
        </Button>
      )}
      <DifficultiesDialog
        open={stage === 'choosing'}
        onOpenChange={(open) => setStage(open ? 'choosing' : 'map')}
        difficulties={difficulties}
        suggested={isNew ? first : undefined}
        onChoose={choose}
      />
    </>
  );
}
