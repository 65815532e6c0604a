import { randomUUID } from 'node:crypto';
import { suitsFigure, type Suits } from '@sirah-trails/content-pack/model';
import { figureOf } from '../../domain/avatar/figure.ts';
import { skinTones } from '../../domain/avatar/skin-tones.ts';
import { day } from '../../kernel/time.ts';
import type { CrowdItem } from './crowd-content.ts';
import type { PlannedLearner } from './plan-learner.ts';

/** Account row with an avatar of starter items that suit the learner. */
export function learnerRow(
  { nickname, joinedDaysAgo, draw }: PlannedLearner,
  items: readonly CrowdItem[],
  now: number,
) {
  const joinedAt = now - joinedDaysAgo * day;
  const gender = draw(2) === 0 ? 'female' : 'male';
  const suits = (item: CrowdItem) => suitsFigure(item.suits as Suits, figureOf(gender));
  const starter = (category: string) => {
    const choice = items.filter(
      (item) => item.category === category && item.unlocked_at === null && suits(item),
    );
    return choice[draw(Math.max(1, choice.length))]?.id ?? null;
  };
  return {
    id: randomUUID(),
    email: demoEmail(nickname),
    // Crowd learners cannot sign in.
    password_hash: null,
    username: nickname,
    first_name: nickname.split(' ')[0] ?? nickname,
    last_name: 'Demo',
    age: '11-15 Years Old',
    gender,
    head_item_id: starter('head') ?? '',
    top_item_id: starter('top'),
    pants_item_id: starter('pants'),
    shoes_item_id: starter('shoes'),
    skin: skinTones[draw(skinTones.length)]?.code ?? 'skin_1',
    scarf: Number(draw(3) === 0),
    wheelchair: Number(draw(20) === 0),
    joined_at: joinedAt,
    verified_at: joinedAt,
    avatar_chosen: 1,
    demo: 1,
  };
}

/** Email on a domain reserved for examples. */
export function demoEmail(nickname: string): string {
  return `${nickname.toLowerCase().replace(' ', '-')}@demo.example.org`;
}
