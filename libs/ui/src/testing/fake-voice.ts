type Utterance = Pick<SpeechSynthesisUtterance, 'text' | 'onstart' | 'onboundary' | 'onend'>;

const english = { lang: 'en-GB', localService: true, default: true, name: 'Test', voiceURI: 'test' };

/** A speech synthesiser controlled by the test. */
export interface FakeVoice {
  /** Queued utterances; the first is being spoken. */
  readonly waiting: () => readonly string[];
  /** Starts the next sentence. */
  readonly begin: () => void;
  /** Fires the boundary event of a word. */
  readonly reach: (word: string) => void;
  /** Ends the sentence. */
  readonly finish: () => void;
  /** Lists voices late. */
  readonly list: (voices: readonly Partial<SpeechSynthesisVoice>[]) => void;
  readonly remove: () => void;
}

/** Installs a speech synthesiser with the given voices; default: an English voice. */
export function fakeVoice(voices: readonly Partial<SpeechSynthesisVoice>[] = [english]): FakeVoice {
  const events = new EventTarget();
  const before = [
    Object.getOwnPropertyDescriptor(window, 'speechSynthesis'),
    Object.getOwnPropertyDescriptor(window, 'SpeechSynthesisUtterance'),
  ] as const;
  let listed = voices;
  let queue: Utterance[] = [];
  const say = (type: 'onstart' | 'onboundary' | 'onend', event: object = {}) =>
    (queue[0]?.[type] as ((event: object) => void) | null | undefined)?.(event);
  const speechSynthesis = Object.assign(events, {
    getVoices: () => listed,
    speak: (utterance: Utterance) => void queue.push(utterance),
    cancel: () => void (queue = []),
  });
  define('speechSynthesis', { value: speechSynthesis, configurable: true });
  define('SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true });
  return {
    waiting: () => queue.map(({ text }) => text),
    begin: () => say('onstart'),
    reach: (word) => say('onboundary', { name: 'word', charIndex: queue[0]?.text.indexOf(word) ?? -1 }),
    finish: () => {
      const [done] = queue.splice(0, 1);
      (done?.onend as (() => void) | null | undefined)?.();
    },
    list: (now) => {
      listed = now;
      events.dispatchEvent(new Event('voiceschanged'));
    },
    remove: () => {
      define('speechSynthesis', before[0]);
      define('SpeechSynthesisUtterance', before[1]);
    },
  };
}

class FakeUtterance {
  readonly text: string;
  onstart = null;
  onboundary = null;
  onend = null;

  constructor(text: string) {
    this.text = text;
  }
}

function define(name: string, property: PropertyDescriptor | undefined): void {
  if (property) Object.defineProperty(window, name, property);
  else Reflect.deleteProperty(window, name);
}
