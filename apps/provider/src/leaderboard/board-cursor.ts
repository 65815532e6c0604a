import { z } from 'zod';
import { invalid } from '../kernel/errors.ts';
import type { BoardPlace } from '../play/board-repository.ts';
import type { InstanceSecret } from '../secret/instance-secret.ts';

const purpose = 'board cursor';
const shape = z.object({
  board: z.string(),
  learner_id: z.string(),
  neg_stars: z.number(),
  reached_at: z.number(),
});

/** The cursor behind a row of the board. It is sealed: when a learner earned stars is nobody else's business. */
export function sealCursor(secret: InstanceSecret, board: string, place: BoardPlace): string {
  const { learner_id, neg_stars, reached_at } = place;
  return secret.seal(purpose, JSON.stringify({ board, learner_id, neg_stars, reached_at }));
}

/** The place behind which the page begins. Throws 422 for a cursor of another board or of another making. */
export function openCursor(secret: InstanceSecret, board: string, cursor: string): BoardPlace {
  const place = readCursor(secret, cursor);
  if (place?.board !== board) throw invalid({ after: ['is not from this board'] });
  return place;
}

function readCursor(secret: InstanceSecret, cursor: string) {
  try {
    return shape.parse(JSON.parse(secret.open(purpose, cursor)));
  } catch {
    return null;
  }
}
