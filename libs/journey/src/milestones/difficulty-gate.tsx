import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sharedEn } from '../messages/shared.ts';
import { useDifficulty } from './difficulty.ts';

interface DifficultyGateProps {
  skeleton: ReactNode;
  children: (difficulty: Difficulty) => ReactNode;
}

/** Shows its content once the difficulty is known; before that its skeleton, or the error with a retry. */
export function DifficultyGate({ skeleton, children }: DifficultyGateProps) {
  const t = useMessages(sharedEn);
  const times = useQuery(pageDifficultiesQuery());
  const difficulty = useDifficulty();
  return (
    <QueryView query={times} skeleton={skeleton} error={t('journey.difficulties.error')}>
      {() => (difficulty ? children(difficulty) : <NoDifficulties />)}
    </QueryView>
  );
}

/** The provider offers no difficulty at all. */
export function NoDifficulties() {
  const t = useMessages(sharedEn);
  return (
    <EmptyPanel title={t('journey.difficulties.empty.title')}>
      {t('journey.difficulties.empty.text')}
    </EmptyPanel>
  );
}
