import { settingsQuery } from '@sirah-trails/api-client';
import type { ChapterFacts } from '@sirah-trails/quiz-engine/core';
import { firstData, isAdditionOffered } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The learner's playing settings, for every mode; empty where the provider stores or sends none. Never rejects. */
export async function loadLearnerFacts(client: QueryClient): Promise<Partial<ChapterFacts>> {
  try {
    if (!(await isAdditionOffered(client, 'calm'))) return {};
    const { pairs_by_check: pairsByCheck = null } = await firstData(client, settingsQuery());
    return { pairsByCheck };
  } catch {
    // The device's own preference decides.
    return {};
  }
}
