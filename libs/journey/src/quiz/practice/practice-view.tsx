import { isAdditionOffered } from '@sirah-trails/screen-kit';
import { useQueryClient } from '@tanstack/react-query';
import { practiceQuizzesQuery } from '../../endpoints/practice-quizzes.ts';
import { practiseAnswer } from '../../endpoints/practise-answer.ts';
import { useBackToWorld } from '../../worlds/use-back-to-world.ts';
import { PracticeRun } from './practice-run.tsx';

/** A passed chapter to practise: its questions one by one, then back to the map; straight back where the provider has no practice. */
export function PracticeView({ chapterId }: { chapterId: string }) {
  const client = useQueryClient();
  const { to } = useBackToWorld();
  const quizzes = async () =>
    (await isAdditionOffered(client, 'practice')) ? client.fetchQuery(practiceQuizzesQuery(chapterId)) : [];
  return <PracticeRun source={{ quizzes, mark: practiseAnswer }} name={`practice:${chapterId}`} to={to} />;
}
