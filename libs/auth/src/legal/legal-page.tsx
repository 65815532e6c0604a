import { type LegalHeading, legalPageQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import { Picture, RichText } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { CardSection } from '../frame/card-section.tsx';
import styles from './legal-text.module.css';
import { LegalText } from './legal-text.tsx';

/** Requests a legal page and its renderer, unless the provider is not known to offer legal pages. */
export async function requestLegalPage(client: QueryClient, page: LegalHeading['id']): Promise<void> {
  if (!isAdditionKnown(client, 'legal')) return;
  await Promise.all([firstData(client, legalPageQuery(page)), RichText.load()]);
}

// URLs, because a module shared with the onboarding would load this page's chunk there.
const pictures: Record<LegalHeading['id'], string> = {
  faq: new URL('../onboarding/art/question.svg', import.meta.url).href,
  terms: new URL('../onboarding/art/book.svg', import.meta.url).href,
  'privacy-children': new URL('../onboarding/art/camp.svg', import.meta.url).href,
  'privacy-parents': new URL('../onboarding/art/traveller.svg', import.meta.url).href,
};

/** A legal page below its illustration. */
export function LegalPage(props: ComponentProps<typeof LegalText>) {
  return (
    <CardSection>
      <Picture src={pictures[props.page]} alt="" loading="eager" className={styles.scene} />
      <LegalText {...props} />
    </CardSection>
  );
}
