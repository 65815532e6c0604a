import { type LegalHeading, legalPageQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import { Picture, RichText } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { CardSection } from '../frame/card-section.tsx';
import book from '../onboarding/art/book.svg';
import camp from '../onboarding/art/camp.svg';
import question from '../onboarding/art/question.svg';
import traveller from '../onboarding/art/traveller.svg';
import styles from './legal-text.module.css';
import { LegalText } from './legal-text.tsx';

/** Requests a legal page and its renderer, unless the provider is not known to offer legal pages. */
export async function requestLegalPage(client: QueryClient, page: LegalHeading['id']): Promise<void> {
  if (!isAdditionKnown(client, 'legal')) return;
  await Promise.all([firstData(client, legalPageQuery(page)), RichText.load()]);
}

const pictures: Record<LegalHeading['id'], string> = {
  faq: question,
  terms: book,
  'privacy-children': camp,
  'privacy-parents': traveller,
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
