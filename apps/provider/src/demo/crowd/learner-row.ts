import { randomUUID } from 'node:crypto';
import { skinTones } from '../../domain/avatar/skin-tones.ts';
import { demoEmail } from '../demo-email.ts';
import type { CrowdItem } from './crowd-content.ts';
import type { PlannedLearner } from './plan-learner.ts';
import { day } from '../../kernel/time.ts';

/** The learner's account, with an avatar put together from what everybody has. */
export function learnerRow(
  { nickname, joinedDaysAgo, draw }: PlannedLearner,
  items: readonly CrowdItem[],
  now: number,
) {
  const joinedAt = now - joinedDaysAgo * day;
  const starter = (category: string) => {
    const choice = items.filter((item) => item.category === category && item.unlocked_at === null);
    return choice[draw(Math.max(1, choice.length))]?.id ?? null;
  };
  return {
    id: randomUUID(),
    email: demoEmail(nickname),
    // Learners of the crowd have no sign-in.
    password_hash: null,
    username: nickname,
    first_name: nickname.split(' ')[0] ?? nickname,
    last_name: 'Demo',
    age: '11-15 Years Old',
    gender: draw(2) === 0 ? 'female' : 'male',
    head_item_id: starter('head') ?? '',
    top_item_id: starter('top'),
    pants_item_id: starter('pants'),
    shoes_item_id: starter('shoes'),
    skin: skinTones[draw(skinTones.length)]?.code ?? 'skin_1',
    joined_at: joinedAt,
    verified_at: joinedAt,
    demo: 1,
  };
}
