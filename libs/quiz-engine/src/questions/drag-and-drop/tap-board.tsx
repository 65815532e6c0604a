import { BoardLayout } from './board-layout.tsx';
import type { BoardProps } from './board-contract.ts';
import { Card } from './card.tsx';
import { cardAt } from './card-at.ts';
import { Place } from './place.tsx';

/** The board without dragging: complete by tap and by keys. */
export function TapBoard(props: BoardProps) {
  const { question, input, disabled, actions, target } = props;
  return (
    <BoardLayout
      {...props}
      renderPlace={(slot, keysId) => (
        <Place
          number={slot + 1}
          card={cardAt(question, input, slot)}
          isTarget={target === slot}
          disabled={disabled}
          keysId={keysId}
          onTap={() => actions.tapPlace(slot)}
          onMove={(by) => actions.move(slot, by)}
          onTakeBack={() => actions.takeBack(slot)}
        />
      )}
      renderCard={(option) => (
        <Card
          words={question.options[option] ?? ''}
          placed={input.includes(option)}
          disabled={disabled}
          onTap={() => actions.tapCard(option)}
        />
      )}
    />
  );
}
