import { describeUser } from '../learner/describe-user.ts';
import { learnerById } from '../learner/learner-repository.ts';
import type { Handler } from '../../kernel/handler.ts';
import { presentSettings } from './present-settings.ts';

/** The learner's own account, including private data. */
export const getMe: Handler<'getMe'> = async ({ context, session }) => {
  const learner = await learnerById(context.database, session.learnerId);
  const { consented_at: consentedAt, consent_version: version } = learner;
  return {
    data: {
      ...describeUser(learner),
      joined_at: dateOf(learner.joined_at),
      verified: learner.verified_at !== null,
      has_password: learner.password_hash !== null,
      google: learner.google_subject !== null,
      settings: presentSettings(learner),
      consent: consentedAt === null || version === null ? null : { version, at: dateOf(consentedAt) },
    },
  };
};

function dateOf(time: number): string {
  return new Date(time).toISOString();
}
