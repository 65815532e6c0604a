import { RichText } from '@sirah-trails/ui';
import { useMemo } from 'react';
import styles from './answers.module.css';

/** Questions of a page, each with an answer that opens. */
export function Answers({ html }: { html: string }) {
  const { lead, questions } = useMemo(() => splitQuestions(html), [html]);
  return (
    <>
      {lead && <RichText html={lead} />}
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.answer}>
          <summary className={styles.question}>
            <h2>{question}</h2>
          </summary>
          <RichText html={answer} />
        </details>
      ))}
    </>
  );
}

interface Questions {
  /** HTML before the first question. */
  lead: string;
  questions: { question: string; answer: string }[];
}

/** Splits HTML at its second-level headings. Safe: content of a template neither loads nor runs. */
function splitQuestions(html: string): Questions {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const split: Questions = { lead: '', questions: [] };
  for (const element of content.children) {
    const last = split.questions.at(-1);
    if (element.tagName === 'H2') split.questions.push({ question: element.textContent ?? '', answer: '' });
    else if (last) last.answer += element.outerHTML;
    else split.lead += element.outerHTML;
  }
  return split;
}
