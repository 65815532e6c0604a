import { AlertDialog, Button, useLeaveGuard, useMessages } from '@sirah-trails/ui';
import { quizEn } from '../messages/quiz-en.ts';

/** Asks before the learner leaves a question whose clock runs: a way out of the screen does not stop it. */
export function LeaveQuestion({ isRunning }: { isRunning: boolean }) {
  const t = useMessages(quizEn);
  const { isAsking, stay, leave } = useLeaveGuard(isRunning);
  return (
    <AlertDialog
      open={isAsking}
      title={t('quiz.leave.title')}
      actions={
        <>
          <Button onClick={stay}>{t('quiz.leave.stay')}</Button>
          <Button variant="secondary" onClick={leave}>
            {t('quiz.leave.go')}
          </Button>
        </>
      }
    >
      {t('quiz.leave.text')}
    </AlertDialog>
  );
}
