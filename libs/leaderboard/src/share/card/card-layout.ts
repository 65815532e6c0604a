/** Side of the picture, in pixels. A square fits chats, feeds and albums; of a wide picture most of them show the middle only. */
export const cardSide = 1080;

/** Position of the head in the medallion of the background. */
export const headCircle = { x: 540, y: 300, radius: 174 } as const;

/** Texts of the picture. */
export interface CardContent {
  /** The rank, or an invitation for an unranked learner. */
  readonly headline: string;
  /** Name of the board. */
  readonly line: string;
  /** Only where the learner has asked for it. */
  readonly name: string | null;
  readonly product: string;
  /** Where the app is found: a picture has no link. */
  readonly host: string;
}

/** A text of the picture: its baseline, and the room that it shrinks into. */
export interface CardText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
  readonly weight: 600 | 800;
  readonly colour: string;
  readonly align: 'center' | 'left';
}

const ink = '#21312a';
const green = '#1d6b47';

/** The texts of the picture, from the top down. */
export function cardTexts({ name, headline, line, product, host }: CardContent): CardText[] {
  return [
    ...(name === null ? [] : [onPlate(name, { y: 672, size: 46, colour: ink })]),
    onPlate(headline, name === null ? { y: 776, size: 168 } : { y: 784, size: 122 }),
    onPlate(line, { y: 852, size: 44, colour: ink }),
    besideLogo(product, { y: 988, size: 54, weight: 800 }),
    besideLogo(host, { y: 1034, size: 32, weight: 600 }),
  ];
}

function onPlate(text: string, own: Pick<CardText, 'y' | 'size'> & { colour?: string }): CardText {
  return { text, x: cardSide / 2, room: 800, weight: 800, align: 'center', colour: green, ...own };
}

function besideLogo(text: string, own: Pick<CardText, 'y' | 'size' | 'weight'>): CardText {
  return { text, x: 192, room: 510, align: 'left', colour: ink, ...own };
}
