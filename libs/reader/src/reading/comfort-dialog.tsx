import { ApiError, newIdempotencyKey } from '@sirah-trails/api-client';
import {
  Button,
  Dialog,
  Notice,
  preferences,
  RadioCards,
  useMessages,
  usePreferences,
} from '@sirah-trails/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { comfortEn } from '../messages/comfort.ts';
import { type FontSize, fontSizeQuery, fontSizes, knownSize, saveFontSizeMutation } from './endpoints.ts';
import { PageText } from './page-text.tsx';

interface ComfortDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Steps of a size change. */
type Step = 'choose' | 'confirm' | 'saved';

/** Page display settings. The size is saved for the learner after a confirmation; the others apply immediately on this device. */
export function ComfortDialog({ open, onClose }: ComfortDialogProps) {
  const t = useMessages(comfortEn);
  const [step, setStep] = useState<Step>('choose');
  const { data: saved } = useQuery(fontSizeQuery());
  const [chosen, setChosen] = useState<FontSize | null>(null);
  const size = chosen ?? knownSize(saved);
  const write = useMutation(saveFontSizeMutation());
  const save = () =>
    write.mutate(
      { values: size, idempotencyKey: newIdempotencyKey() },
      { onSuccess: () => setStep('saved'), onError: () => setStep('choose') },
    );
  const begin = () => {
    setStep('choose');
    setChosen(null);
    write.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={begin}
      title={t(`reader.comfort.${step}`)}
      description={step === 'choose' ? undefined : t(`reader.comfort.${step}.text`)}
      actions={
        <Actions
          key={step}
          {...{ step, onClose }}
          isChanged={size !== knownSize(saved)}
          busy={write.isPending}
          onStep={setStep}
          onSave={save}
        />
      }
    >
      {step === 'choose' && (
        <>
          {write.isError && (
            <Notice tone="wrong">{reasonOf(write.error) ?? t('reader.comfort.error')}</Notice>
          )}
          <SizeChoice size={size} onChoose={setChosen} />
          <ColourChoices />
        </>
      )}
    </Dialog>
  );
}

/** The provider's message; falls back to its code. */
function reasonOf(error: unknown): string | null {
  return error instanceof ApiError ? error.message || error.code : null;
}

interface ActionsProps {
  step: Step;
  /** Whether the size differs from the saved size; the other choices already apply. */
  isChanged: boolean;
  busy: boolean;
  onStep: (step: Step) => void;
  onSave: () => void;
  onClose: () => void;
}

/** Moves focus to the first button of the next step because the pressed button disappears. */
function Actions({ step, isChanged, busy, onStep, onSave, onClose }: ActionsProps) {
  const t = useMessages(comfortEn);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  if (step === 'choose') {
    return (
      <Button onClick={() => (isChanged ? onStep('confirm') : onClose())}>
        {t('reader.comfort.update')}
      </Button>
    );
  }
  return (
    <>
      <Button ref={first} busy={busy} onClick={step === 'confirm' ? onSave : onClose}>
        {t(step === 'confirm' ? 'reader.comfort.confirm.yes' : 'reader.comfort.saved.done')}
      </Button>
      {step === 'confirm' && (
        <Button variant="secondary" onClick={() => onStep('choose')}>
          {t('reader.comfort.confirm.no')}
        </Button>
      )}
    </>
  );
}

const choices = {
  pageColours: ['paper', 'dark', 'contrast'],
  pageLines: ['normal', 'wide'],
  pageFont: ['reader', 'body'],
} as const;

/** Page colours, line height and typeface; apply immediately on this device. */
export function ColourChoices() {
  return (
    <>
      <Choice name="pageColours" />
      <Choice name="pageLines" />
      <Choice name="pageFont" />
    </>
  );
}

function Choice({ name }: { name: keyof typeof choices }) {
  const t = useMessages(comfortEn);
  const chosen = usePreferences()[name];
  const values: readonly string[] = choices[name];
  return (
    <RadioCards
      name={name}
      layout="grid"
      label={t(`reader.comfort.${name}`)}
      value={chosen}
      options={values.map((value) => ({
        value,
        label: t(`reader.comfort.${name}.${value}` as 'reader.comfort.pageLines.wide'),
      }))}
      onChange={({ target }) => preferences.set({ [name]: target.value })}
    />
  );
}

interface SizeChoiceProps {
  size: FontSize;
  onChoose: (size: FontSize) => void;
}

/** The three text sizes, with a preview. */
export function SizeChoice({ size, onChoose }: SizeChoiceProps) {
  const t = useMessages(comfortEn);
  return (
    <>
      <RadioCards
        name="fontSize"
        label={t('reader.comfort.size')}
        value={String(size)}
        options={fontSizes.map((one) => ({ value: String(one), label: t(`reader.comfort.size.${one}`) }))}
        onChange={({ target }) => onChoose(knownSize(Number(target.value)))}
      />
      <PageText size={size} html={t('reader.comfort.preview')} />
    </>
  );
}
