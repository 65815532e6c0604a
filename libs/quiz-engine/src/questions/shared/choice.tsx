import { afterPaint, clickOnTouchEnd, TickIcon, TriedIcon, useMessages } from '@sirah-trails/ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import styles from './choice.module.css';

interface ChoiceGroupProps {
  /** The id of the question's text. */
  readonly labelId: string;
  /** One string for each option, in order: each of its characters chooses the option, as its number does. */
  readonly keys: readonly string[];
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The options of one question: native radio buttons, also chosen by letter or number. */
export function ChoiceGroup({ labelId, keys, className, children }: ChoiceGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  useChoiceKeys(group, keys);
  return (
    <div ref={group} role="radiogroup" aria-labelledby={labelId} className={className}>
      {children}
    </div>
  );
}

interface ChoiceOptionProps {
  /** Groups the options of one question. */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** This option is the key of a closed question. */
  readonly isKey: boolean;
  /** This option was wrong before: it cannot be chosen again. */
  readonly isTried: boolean;
  readonly onChoose: () => void;
  /** A letter or a sign in front of the label. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

/** One option of several: a native radio button whose whole card is its label. */
export function ChoiceOption(props: ChoiceOptionProps) {
  const { name, checked, disabled, isKey, isTried, onChoose, sign, children } = props;
  const t = useMessages(questionsEn);
  const radio = useChecked(checked);
  const fixed = disabled || isTried;
  const choose = () => {
    const needsFocus = document.activeElement !== radio.current;
    onChoose();
    // A finger leaves the focus where it is. From here Enter submits.
    if (needsFocus) afterPaint(() => radio.current?.focus({ preventScroll: true }));
  };
  return (
    <label
      className={styles.option}
      data-key={isKey || undefined}
      data-tried={isTried || undefined}
      data-disabled={fixed || undefined}
      onTouchEnd={(event) => clickOnTouchEnd(event, radio.current ?? undefined)}
    >
      <input
        ref={radio}
        type="radio"
        className={styles.radio}
        name={name}
        // Not `disabled`: that would drop the focus while an answer is on its way.
        aria-disabled={fixed || undefined}
        onClick={(event) => fixed && event.preventDefault()}
        onChange={() => !fixed && commitAfterPaint(choose)}
      />
      <span className={styles.sign} aria-hidden="true">
        {isKey ? <TickIcon /> : isTried ? <TriedIcon /> : sign}
      </span>
      <span className={styles.label} dir="auto">
        <span data-read-aloud="">{children}</span>
        {isKey && <span className={styles.verdict}>{t('quiz.key')}</span>}
        {isTried && <span className={styles.tried}>{t('quiz.tried')}</span>}
      </span>
    </label>
  );
}

/**
 * Synchronizes a radio button with the run, uncontrolled: React would reset a tap until the run has it.
 */
function useChecked(checked: boolean): RefObject<HTMLInputElement | null> {
  const radio = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (radio.current) radio.current.checked = checked;
  }, [checked]);
  return radio;
}

/**
 * Chooses an option by its key, while the focus is within the question: elsewhere a single letter may mean something else.
 *
 * @param group inside of the element that carries `data-question`
 */
function useChoiceKeys(group: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const joined = keys.join('\n').toLowerCase();
  // Before the paint: the first key after it would be lost.
  useLayoutEffect(() => {
    const question = group.current?.closest<HTMLElement>('[data-question]');
    if (!question) return undefined;
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || key.length !== 1) return;
      const byNumber = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
      const index = byNumber >= 0 ? byNumber : indexOfKey(joined, key);
      const radio = group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[index];
      // From there Enter submits.
      radio?.focus();
      radio?.click();
    };
    question.addEventListener('keydown', onKeyDown);
    return () => question.removeEventListener('keydown', onKeyDown);
  }, [group, joined]);
}

function indexOfKey(joined: string, key: string): number {
  return joined.split('\n').findIndex((own) => own.includes(key.toLowerCase()));
}

/** Next actions of the learner, and events that hide the page. */
const flushEvents = ['pointerdown', 'keydown', 'click', 'submit', 'visibilitychange', 'pagehide'] as const;

/** Commits a choice after the frame that shows it is painted, or earlier on the next action or when the page is hidden. */
export function commitAfterPaint(commit: () => void): void {
  const stop = new AbortController();
  const commitOnce = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    commit();
  };
  for (const name of flushEvents) addEventListener(name, commitOnce, { capture: true, signal: stop.signal });
  afterPaint(commitOnce);
}
