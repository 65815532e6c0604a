import { literal as auth } from '@sirah-trails/auth/literal-messages';
import { literal as journey } from '@sirah-trails/journey/literal-messages';
import { literal as leaderboard } from '@sirah-trails/leaderboard/literal-messages';
import type { Messages } from '@sirah-trails/ui';
import { literal as web } from '../messages/literal.ts';

/** The words of the specification to the letter, of all libraries. */
export const literalMessages: Messages = { ...auth, ...journey, ...leaderboard, ...web };
