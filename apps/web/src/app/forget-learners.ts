import { queryRoots } from '@sirah-trails/api-client';
import type { Session } from '@sirah-trails/api-client/session';
import { forgetFlows } from '@sirah-trails/auth';
import { forgetKeptBooks } from '@sirah-trails/reader';
import { forgetDrafts } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { emptyContentCache } from './content-cache.ts';

/** What belongs to the app and to no learner. */
const shared: readonly unknown[] = [queryRoots.configuration, queryRoots.theme];

/** Drops cached data and drafts of a learner, on the device too, at sign-out and at a change of learner. Returns a function that stops it. */
export function forgetLearners(session: Session, client: QueryClient): () => void {
  return session.subscribe((state, before) => {
    if (state.generation === before.generation) return;
    client.removeQueries({ predicate: ({ queryKey }) => !shared.includes(queryKey[0]) });
    client.getMutationCache().clear();
    forgetDrafts();
    forgetFlows();
    emptyContentCache();
    void forgetKeptBooks(before.user);
  });
}
