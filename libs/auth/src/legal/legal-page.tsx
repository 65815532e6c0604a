import { type LegalHeading, legalPageQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import { RichText } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { CardSection } from '../frame/card-section.tsx';
import { LegalText } from './legal-text.tsx';

/** Requests a legal page and its renderer, unless the provider is not known to offer legal pages. */
export async function requestLegalPage(client: QueryClient, page: LegalHeading['id']): Promise<void> {
  if (!isAdditionKnown(client, 'legal')) return;
  await Promise.all([firstData(client, legalPageQuery(page)), RichText.load()]);
}

export function LegalPage(props: ComponentProps<typeof LegalText>) {
  return (
    <CardSection>
      <LegalText {...props} />
    </CardSection>
  );
}
