import { links } from '@sirah-trails/api-client/links';
import { firstData, type ScreenFrame, type ScreenParts } from '@sirah-trails/screen-kit';
import { loadSounds, useMessages } from '@sirah-trails/ui';
import { endlessTimeQuery } from '../endpoints/endless-time.ts';
import { quizEn } from '../messages/quiz-en.ts';
import { AfterQuestion } from '../quiz/lazy-after-question.tsx';
import { GameScreen } from './game-screen.tsx';

/** `/endless-mode/quiz`: a game. Its questions start a clock, so that no first data asks for one. */
export const endlessGameParts: ScreenParts = {
  useFrame: useGameFrame,
  Content: GameScreen,
  first: (_address, client) => firstData(client, endlessTimeQuery()),
  idle: () => {
    void loadSounds('correct', 'incorrect', 'reward');
    void AfterQuestion.load();
  },
};

function useGameFrame(): ScreenFrame {
  const t = useMessages(quizEn);
  return {
    title: t('quiz.endless.title'),
    titleHidden: true,
    back: { to: links.endlessStart(), label: t('quiz.endless.title') },
    ground: true,
    wide: true,
    world: 'endless',
  };
}
