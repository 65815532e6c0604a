import type { Avatar, AvatarChoice, Profile } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import type { Category } from '../outfit/endpoints.ts';
import { avatar, profile, wardrobe } from './samples.ts';

interface Answers {
  avatar?: Avatar;
  profile?: Profile;
  /** Called with each look that is saved. */
  onSave?: (choice: AvatarChoice) => void;
}

/** A mocked provider for all calls of the avatar. */
export function provider(answers: Answers = {}) {
  let worn = answers.avatar ?? avatar();
  const find = (category: Exclude<Category, 'skin_color'>, code: string | undefined) =>
    wardrobe[category].find((item) => item.code === code) ?? worn[category];
  return [
    http.get('/api/profile/v1/avatar', ({ response }) => response(200).json(worn)),
    http.put('/api/profile/v1/avatar', async ({ request, response }) => {
      const choice = await request.json();
      answers.onSave?.(choice);
      const { skin, scarf = false, wheelchair = false } = choice;
      worn = {
        ...worn,
        chosen: true,
        skin,
        scarf,
        wheelchair,
        skin_color: wardrobe.skin_color.find(({ code }) => code === skin) ?? worn.skin_color,
        head: find('head', choice.head_code),
        top: find('top', choice.top_code),
        pants: find('pants', choice.pants_code),
        shoes: find('shoes', choice.shoes_code),
      };
      return response(200).json(worn);
    }),
    http.get('/api/profile/v1/avatar/items', ({ query, response }) =>
      response(200).json({ data: [...wardrobe[query.get('category') ?? 'head']] }),
    ),
    http.get('/api/profile/v1', ({ response }) => response(200).json({ data: answers.profile ?? profile })),
    http.get('/api/theme/v1', ({ response }) => response(200).json(example('getTheme'))),
  ];
}

/** A provider that refuses to save. */
export const refusing = (status: number, body: object = { message: 'This cannot be worn.' }) =>
  http.untyped.put('*/api/profile/v1/avatar', () => Response.json(body, { status }));
