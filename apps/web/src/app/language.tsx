import { type Configuration, useConfiguration } from '@sirah-trails/api-client';
import { LoadingScreen, type Messages, MessagesProvider } from '@sirah-trails/ui';
import { type ReactNode, Suspense, use } from 'react';

type Catalogue = Configuration['catalogue'];

const LOCALE = 'en';
const loaders: Readonly<Record<Catalogue, (() => Promise<Messages>) | null>> = {
  en: null,
  literal: () => import('./literal-messages.ts').then(({ literalMessages }) => literalMessages),
};
const loaded = new Map<Catalogue, Promise<Messages | undefined>>();

/** Applies the catalogue that the provider has chosen. English remains where it is unknown or does not load. */
export function Language({ children }: { children: ReactNode }) {
  const { catalogue } = useConfiguration();
  if (!loaders[catalogue]) return <MessagesProvider locale={LOCALE}>{children}</MessagesProvider>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LoadedLanguage catalogue={catalogue}>{children}</LoadedLanguage>
    </Suspense>
  );
}

function LoadedLanguage({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const messages = use(messagesOf(catalogue));
  return (
    <MessagesProvider locale={LOCALE} messages={messages}>
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
