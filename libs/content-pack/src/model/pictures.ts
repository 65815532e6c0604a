import {
  type AvatarCategory,
  type Figure,
  figures,
  type Portraits,
  type SkinImages,
  type Suits,
} from './pack.ts';

/** A picture for each skin tone. */
export function onEachSkin(start: string): SkinImages {
  return [`${start}-skin-1.svg`, `${start}-skin-2.svg`, `${start}-skin-3.svg`];
}

/** The figure below its items. */
export function bodyPictures(figure: Figure): SkinImages {
  return onEachSkin(`art/avatar/body/${figure}`);
}

/** Wheelchair layers behind and in front of the figure. */
export const wheelchairPictures = {
  back: 'art/avatar/wheelchair/back.svg',
  front: 'art/avatar/wheelchair/front.svg',
} as const;

const portraits = 'art/avatar/portrait';

/** Placeholder without an avatar, and for a head without a drawing for the learner's figure. */
export const neutralPortrait = `${portraits}/neutral.svg`;

/** Head portraits for boards, for each suitable figure, and over a scarf. */
export function portraitsOf(code: string, suits: Suits): Portraits {
  const drawn = [
    ...figures.filter((figure) => suitsFigure(suits, figure)),
    ...(hasScarf('head', suits) ? ['girl-scarf'] : []),
  ];
  return Object.fromEntries(drawn.map((figure) => [figure, onEachSkin(`${portraits}/${code}-${figure}`)]));
}

/** Whether an item is drawn for a figure. Items for all learners also suit an unknown figure. */
export function suitsFigure(suits: Suits, figure: Figure | null): boolean {
  return suits === 'all' || suits === `${figure}s`;
}

/** Whether an item is also drawn over a scarf: glasses, a hearing aid or a hat. */
export function hasScarf(category: AvatarCategory, suits: Suits): boolean {
  return category === 'head' && suits === 'all';
}

/** Badge picture for a sub-trail or world. */
export function badgePicture(milestoneId: string): string {
  return `art/badges/${milestoneId}.svg`;
}
