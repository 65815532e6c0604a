import { QuestionPreview } from '@sirah-trails/quiz-engine/preview';
import { BookPage, EntryCard } from '@sirah-trails/reader/preview';
import { Callout, LiveRegion, MessagesProvider, Notice, References, Screen } from '@sirah-trails/ui';
import { BrowserRouter } from 'react-router';
import type { Preview, PreviewQuestion } from './preview-text.ts';
import styles from './preview-page.module.css';

/** A pack text as shown to learners, or its problems. */
export function PreviewPage({ preview }: { preview: Preview }) {
  return (
    <BrowserRouter>
      <MessagesProvider locale="en">
        <Screen title={titleOf(preview)} titleHidden={preview.kind !== 'chapter'} landscape>
          <Shown preview={preview} />
        </Screen>
        <LiveRegion />
      </MessagesProvider>
    </BrowserRouter>
  );
}

function titleOf(preview: Preview): string {
  if (preview.kind === 'chapter') return preview.title;
  return preview.kind === 'page' ? `Page ${preview.number}` : 'Preview';
}

function Shown({ preview }: { preview: Preview }) {
  switch (preview.kind) {
    case 'page': {
      const page = preview.book.pages.find(({ page: number }) => number === preview.number);
      return page && <BookPage book={preview.book} page={page} />;
    }
    case 'person':
    case 'term':
      return <EntryCard entry={preview.entry} />;
    case 'chapter':
      // A saved edit is a new question; the old input may not fit.
      return preview.questions.map((question) => (
        <Question key={JSON.stringify(question)} question={question} />
      ));
    case 'refused':
    case 'no-text':
      return (
        <Notice tone="wrong">
          <p className={styles.problems}>{preview.problems}</p>
        </Notice>
      );
  }
}

function Question({ question }: { question: PreviewQuestion }) {
  const { id, type, content, hint, explanation, references } = question;
  return (
    <section className={styles.question} aria-label={id}>
      <QuestionPreview type={type} content={content} />
      <Callout label="Hint" tone="sand">
        <p dir="auto">{hint}</p>
      </Callout>
      <Callout label="Explanation" tone="sand">
        <p dir="auto">{explanation}</p>
        <References references={references} />
      </Callout>
    </section>
  );
}
