import { type Configuration, queryRoots, useConfiguration, useTheme } from '@sirah-trails/api-client';
import type { Session } from '@sirah-trails/api-client/session';
import { forgetFlows } from '@sirah-trails/auth';
import { deleteOfflineBooks } from '@sirah-trails/reader';
import { clearTrial, forgetDrafts } from '@sirah-trails/screen-kit';
import { applyBrand, dismissToasts, LoadingScreen, type Messages, MessagesProvider } from '@sirah-trails/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useLayoutEffect } from 'react';
import { emptyContentCache } from './content-cache.ts';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** Server data, theme and language. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <Brand />
      <Language>{children}</Language>
    </QueryClientProvider>
  );
}

/** The colours of the theme. The page contains them, so the first paint has them. */
function Brand() {
  const { colors } = useTheme();
  useLayoutEffect(() => applyBrand(colors), [colors]);
  return null;
}

type Catalogue = Configuration['catalogue'];

const LOCALE = 'en';
const loaders: Readonly<Record<Catalogue, (() => Promise<Messages>) | null>> = {
  en: null,
  literal: () => import('./literal-messages.ts').then(({ literalMessages }) => literalMessages),
};
const loaded = new Map<Catalogue, Promise<Messages | undefined>>();

/** Applies the content's language and the catalogue that the provider chooses. Falls back to English if it is unknown or does not load. */
export function Language({ children }: { children: ReactNode }) {
  const { catalogue, content_language } = useConfiguration();
  if (!loaders[catalogue])
    return (
      <MessagesProvider locale={LOCALE} contentLanguage={content_language}>
        {children}
      </MessagesProvider>
    );
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LoadedLanguage catalogue={catalogue} contentLanguage={content_language}>
        {children}
      </LoadedLanguage>
    </Suspense>
  );
}

interface LoadedLanguageProps {
  catalogue: Catalogue;
  contentLanguage: string | undefined;
  children: ReactNode;
}

function LoadedLanguage({ catalogue, contentLanguage, children }: LoadedLanguageProps) {
  const messages = use(messagesOf(catalogue));
  return (
    <MessagesProvider locale={LOCALE} messages={messages} contentLanguage={contentLanguage}>
      {children}
    </MessagesProvider>
  );
}

function messagesOf(catalogue: Catalogue): Promise<Messages | undefined> {
  const known = loaded.get(catalogue);
  if (known) return known;
  const loading = loaders[catalogue]?.().catch(() => undefined) ?? Promise.resolve(undefined);
  loaded.set(catalogue, loading);
  return loading;
}

/** Roots of queries without learner data. */
const sharedRoots: readonly unknown[] = [queryRoots.configuration, queryRoots.theme];

/**
 * Removes a learner's cached data, drafts and toasts, on the device too, at sign-out and when the learner changes. The host calls it
 * before the first request.
 *
 * @returns the unsubscribe function
 */
export function forgetLearners(session: Session, client: QueryClient): () => void {
  return session.subscribe((state, before) => {
    if (state.generation === before.generation) return;
    client.removeQueries({ predicate: ({ queryKey }) => !sharedRoots.includes(queryKey[0]) });
    client.getMutationCache().clear();
    forgetDrafts();
    forgetFlows();
    dismissToasts();
    // An ended guest visit leads to sign-up, which takes the trial.
    if (before.token !== null && state.hasLeft) clearTrial();
    emptyContentCache();
    void deleteOfflineBooks(before.user);
  });
}
