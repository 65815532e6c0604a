import { announce, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import type { QuestionViewProps } from '../contract/view.ts';
import { cardAt, type BoardActions } from './board.tsx';
import {
  dragAndDrop,
  fillSlot,
  swap,
  takeBack,
  type DragAndDropInput,
  type DragAndDropQuestion,
} from './core.ts';

type Props = Pick<
  QuestionViewProps<DragAndDropQuestion, DragAndDropInput>,
  'question' | 'input' | 'onChange'
>;

/** One path for taps, keys and drags: each ends in the same few changes, announced once. */
export function useBoardActions({ question, input, onChange }: Props) {
  const t = useMessages(questionsEn);
  const write = useHonorifics();
  const [target, setTarget] = useState<number | null>(null);

  const put = (option: number, slot: number) => {
    const from = input.indexOf(option);
    onChange(from >= 0 ? swap(input, from, slot) : fillSlot(input, option, slot));
    setTarget(null);
    say(option, slot);
  };
  const say = (option: number, slot: number) => {
    const card = write(question.options[option] ?? '');
    announce(t('quiz.order.moved', { card, place: slot + 1, count: input.length }));
  };
  const back = (slot: number) => {
    const card = cardAt(question, input, slot);
    onChange(takeBack(input, slot));
    if (card !== null) announce(t('quiz.order.taken-back', { card: write(card) }));
  };

  const actions: BoardActions = {
    tapCard(option) {
      const free = target ?? input.indexOf(null);
      if (free >= 0) put(option, free);
    },
    tapSlot(slot) {
      if (input[slot] !== null) back(slot);
      else setTarget(target === slot ? null : slot);
    },
    move(slot, by) {
      const option = input[slot] ?? null;
      const to = slot + by;
      if (option === null || to < 0 || to >= input.length) return slot;
      put(option, to);
      return to;
    },
    takeBack: back,
    takeAllBack() {
      onChange(dragAndDrop.empty(question));
      announce(t('quiz.order.all-back'));
    },
    drop: put,
    dropOutside(option) {
      const slot = input.indexOf(option);
      if (slot >= 0) back(slot);
    },
  };
  return { actions, target };
}
