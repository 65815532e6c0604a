import { useConfiguration, useTheme } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Button, Picture, ReadAloud, useMessages } from '@sirah-trails/ui';
import {
  type AnimationEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { firstVisitEn } from '../messages/first-visit-en.ts';
import camp from './art/camp.svg';
import dawn from './art/dawn.svg';
import day from './art/day.svg';
import evening from './art/evening.svg';
import defaultLogo from './art/mark.svg';
import sun from './art/sun.svg';
import { splashFlag } from './device-flag.ts';
import { onboardingSteps } from './onboarding-steps.ts';
import { Pips } from './pips.tsx';
import styles from './splash.module.css';
import { useForwardGestures } from './use-forward-gestures.ts';

/** The intro steps: times of day at base camp. */
const hours = ['dawn', 'day', 'evening'] as const;
type Hour = (typeof hours)[number];
const last = hours.length - 1;
const airs: Record<Hour, string> = { dawn, day, evening };

export interface SplashProps {
  /** Called after the closing animation. */
  onEnd: () => void;
}

/** The intro: a full-screen cover that counts as seen after its last step. */
export function Splash({ onEnd }: SplashProps) {
  const t = useMessages(firstVisitEn);
  const { product } = useConfiguration();
  const { assets } = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const showLastScreen = useLastScreen();
  const leave = () => {
    splashFlag.set();
    setLeaving(true);
  };
  const forward = useForwardGestures(dialog, () => (step === last ? leave() : setStep(step + 1)));
  const skip = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    showLastScreen();
    leave();
  };
  const end = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget && isLeaving) onEnd();
  };
  useLayoutEffect(() => open(dialog.current), []);
  const hour = hours[step] ?? 'dawn';
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={t('auth.splash.label', { product })}
      data-hour={hour}
      data-leaving={isLeaving ? '' : undefined}
      className={styles.cover}
      onCancel={skip}
      onAnimationEnd={end}
    >
      <Sky hour={hour} />
      <div className={styles.content}>
        <Picture
          src={assets.logo ?? defaultLogo}
          fallback={defaultLogo}
          alt={product}
          loading="eager"
          className={styles.logo}
        />
        <Words key={hour} hour={hour} isFirst={step === 0} />
        <div className={styles.way}>
          <Pips count={hours.length} current={step} />
          <Button onClick={forward} className={styles.button}>
            {t(step === last ? 'auth.splash.go' : 'auth.splash.next')}
          </Button>
        </div>
      </div>
      <Button variant="quiet" onClick={skip} className={styles.skip}>
        {t('auth.splash.skip')}
      </Button>
    </dialog>
  );
}

/** Opens the last onboarding screen below the intro. Other screens, for example a link to sign-in, stay. */
function useLastScreen(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (pathname !== links.onboarding()) return;
    const redirectTo = new URLSearchParams(search).get('redirect_to') ?? undefined;
    void navigate(links.onboarding({ step: onboardingSteps.length, redirectTo }));
  };
}

function open(dialog: HTMLDialogElement | null) {
  if (!dialog?.open) dialog?.showModal();
  dialog?.focus();
}

/** Step title and text. Focus moves to the title because the live region is inert behind the cover. */
function Words({ hour, isFirst }: { hour: Hour; isFirst: boolean }) {
  const t = useMessages(firstVisitEn);
  const title = useRef<HTMLHeadingElement>(null);
  const text = useId();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) title.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div className={styles.words}>
      <div ref={words}>
        <h2 ref={title} tabIndex={-1} aria-describedby={text} className={styles.title}>
          {t(`auth.splash.${hour}.title`)}
        </h2>
        <p id={text} className={styles.text}>
          {t(`auth.splash.${hour}.text`)}
        </p>
      </div>
      <ReadAloud text={words} className={styles.read} />
    </div>
  );
}

/** Step background: sky, sun and camp. */
function Sky({ hour }: { hour: Hour }) {
  return (
    <div aria-hidden="true" className={styles.sky}>
      {hours.map((other) => (
        <img
          key={other}
          src={airs[other]}
          alt=""
          data-shown={other === hour ? '' : undefined}
          className={styles.air}
        />
      ))}
      <img src={sun} alt="" className={styles.sun} />
      <img src={camp} alt="" draggable={false} className={styles.camp} />
    </div>
  );
}
