import { http } from '@sirah-trails/api-client/testing';
import { failing, waiting } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { provider } from '../testing/provider.ts';
import { chapter, chapters, subTrail, trail, yourRank } from '../testing/samples.ts';
import { currentUrl, answerWith, openQuiz, press, quizServer } from '../testing/play-quiz.ts';
import { quiz, quizProvider, result, run, wrongResult } from '../testing/quiz-provider.ts';

const server = quizServer();

describe('endings', () => {
  it('B4.6: out of lives, the answers are deleted, the failed quote, then the trail', async () => {
    const deleted = vi.fn();
    server.use(...quizProvider({ result: { ...wrongResult, lives: 0, run: run({ lives: 0 }) } }));
    server.use(
      http.delete('/api/quiz/v1/delete-answer/{id}', ({ params, response }) => {
        deleted(params.id);
        return response(200).json({ message: 'ok' });
      }),
    );
    openQuiz();
    await answerWith(/pearl divers/);
    await screen.findByRole('alertdialog', { name: 'Out of Lives!' });
    await press('Continue');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press('Continue');
    await waitFor(() =>
      expect(currentUrl()).toBe('/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s1'),
    );
    expect(deleted).toHaveBeenCalledWith('w1-s1-c1');
  });

  it('B4.8: all answered with three stars: the finish screen with the next chapter', async () => {
    const closed = [1, 2, 3, 4, 5].map((order) => quiz(order, { closed: true, outcome: 'right' }));
    server.use(...quizProvider({ quizzes: closed, run: run({ stars: 5 }) }));
    openQuiz();
    await waitFor(() => expect(currentUrl()).toContain('/learning-journey/finish/w1?'));
    const query = new URLSearchParams(currentUrl()?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      next_chapter_id: 'w1-s1-c2',
      chapter_id: 'w1-s1-c1',
      quiz_time_id: 'qt-easy',
      star: '5',
      student_life: '3',
      screen: 'FINISH_CHAPTER',
    });
  });

  it('B4.8: after the last chapter, the next sub-trail', async () => {
    const closed = [quiz(1, { closed: true, outcome: 'right' })];
    server.use(
      ...quizProvider({ quizzes: closed, run: run({ stars: 3 }) }),
      ...provider({ chapters: [chapter()] }),
    );
    openQuiz();
    await waitFor(() => expect(currentUrl()).toContain('next_subtrail_id=w1-s2'));
  });

  it.each([
    [4, '/learning-journey/finish/w1'],
    [40, '/learning-journey/motivational/w1-s1-c2'],
  ])('B4.9: at three stars, rank %d and Next chapter lead to %s', async (rank, path) => {
    const passed = result({ run: run({ stars: 3 }) });
    server.use(...quizProvider({ result: passed }), ...provider({ rank: yourRank({ rank }), chapters }));
    openQuiz();
    await answerWith(/date palms/);
    await press('Continue');
    await press('Next chapter');
    await waitFor(() => expect(currentUrl()).toContain(path));
  });

  it('B4.9, D108: the last chapter of all offers no next chapter, waits for no rank and finishes directly', async () => {
    server.use(
      waiting('/api/leaderboards/v1/my-rank'),
      ...quizProvider({ result: result({ run: run({ stars: 3 }) }) }),
      ...provider({ trails: [trail()], subTrails: [subTrail()], chapters: [chapter()] }),
    );
    const { client } = openQuiz();
    await answerWith(/date palms/);
    await press('Continue');
    expect(await screen.findByRole('alertdialog', { name: 'Good Job!' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next chapter' })).not.toBeInTheDocument();
    await press('Finish here');
    await waitFor(() => expect(currentUrl()).toContain('/learning-journey/finish/w1?'));
    await client.cancelQueries();
  });

  it.each([
    ['a sub-trail', 'this sub-trail', [subTrail(), subTrail({ id: 'w1-s2' })]],
    ['a world', 'this world', [subTrail()]],
  ])(
    'D139: the last chapter of %s offers its rewards, not a next chapter',
    async (_, milestone, subTrails) => {
      server.use(
        ...quizProvider({ result: result({ run: run({ stars: 3 }) }) }),
        ...provider({ trails: [trail(), trail({ id: 'w2' })], subTrails, chapters: [chapter()] }),
      );
      openQuiz();
      await answerWith(/date palms/);
      await press('Continue');
      expect(await screen.findByText(new RegExp(`You walked ${milestone} to its end`))).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Next chapter' })).not.toBeInTheDocument();
      await press('See what you earned');
      await waitFor(() => expect(currentUrl()).toContain('/learning-journey/finish/w1?'));
    },
  );

  it.each([
    ['after three stars', /date palms/, result({ run: run({ stars: 3 }) }), 'Good Job!'],
    [
      'when the last life goes after three stars',
      /pearl divers/,
      { ...wrongResult, lives: 0, run: run({ stars: 3, lives: 0 }) },
      'Close, But Not Quite!',
    ],
  ])(
    'what the chapter has brought is read before the tap that ends it: %s',
    async (_, option, result, popup) => {
      const read = vi.fn();
      server.use(
        http.get('/api/trails/v1/{id}/unlock-item', ({ params, response }) => {
          read(params.id);
          return response(200).json({ items: [] });
        }),
        ...quizProvider({ result }),
        ...provider({ chapters: [chapter()] }),
      );
      openQuiz();
      await answerWith(option);
      if (result.result) await press('Continue');
      await screen.findByRole('alertdialog', { name: popup });
      await waitFor(() => expect(read).toHaveBeenCalledWith('w1-s1'));
      expect(currentUrl()).toContain('/learning-journey/quizz/');
    },
  );

  it('B8: a rank error is shown, and Continue still goes on', async () => {
    server.use(...quizProvider({ result: result({ run: run({ stars: 3 }) }) }));
    server.use(failing('/api/leaderboards/v1/my-rank'));
    openQuiz();
    await answerWith(/date palms/);
    await press('Continue');
    await press('Next chapter');
    expect(await screen.findByText(/couldn't see your place/)).toBeVisible();
    await press('Next chapter');
    await waitFor(() => expect(currentUrl()).toContain('/learning-journey/motivational/w1-s1-c2'));
  });
});
