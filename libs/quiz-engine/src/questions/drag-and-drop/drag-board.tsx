import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { BoardLayout, Card, cardAt, Slot, type BoardProps, type DragHandle } from './board.tsx';

/** A drag starts after a resting touch, so that scrolling and tapping still work. Milliseconds and pixels. */
const touchActivation = { delay: 250, tolerance: 5 };
const mouseActivation = { distance: 5 };

// The product's live region replaces the library's.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** Like `Board`, but with dragging. */
export function DragBoard(props: BoardProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: mouseActivation }),
    useSensor(TouchSensor, { activationConstraint: touchActivation }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const option = Number(active.data.current?.['option']);
    if (over) props.actions.drop(option, Number(over.data.current?.['slot']));
    else props.actions.dropOutside(option);
  };
  return (
    <DndContext sensors={sensors} accessibility={silent} onDragEnd={onDragEnd}>
      <BoardLayout
        {...props}
        renderSlot={(slot, keysId) => <DragSlot board={props} slot={slot} keysId={keysId} />}
        renderCard={(option) => <DragCard board={props} option={option} />}
      />
    </DndContext>
  );
}

interface DragSlotProps {
  readonly board: BoardProps;
  readonly slot: number;
  readonly keysId: string;
}

function DragSlot({ board, slot, keysId }: DragSlotProps) {
  const { question, input, disabled, actions, target } = board;
  const drop = useDroppable({ id: `slot-${slot}`, data: { slot }, disabled });
  const option = input[slot] ?? null;
  const drag = useDragHandle(`placed-${slot}`, option, disabled);
  const ref = (element: HTMLButtonElement | null) => {
    drop.setNodeRef(element);
    if (typeof drag.ref === 'function') drag.ref(element);
  };
  return (
    <Slot
      number={slot + 1}
      card={cardAt(question, input, slot)}
      isTarget={target === slot}
      disabled={disabled}
      keysId={keysId}
      onTap={() => actions.tapSlot(slot)}
      onMove={(by) => actions.move(slot, by)}
      onTakeBack={() => actions.takeBack(slot)}
      drag={{ ...drag, ref, isOver: drop.isOver }}
    />
  );
}

function DragCard({ board, option }: { board: BoardProps; option: number }) {
  const { question, input, disabled, actions } = board;
  const placed = input.includes(option);
  return (
    <Card
      label={question.options[option] ?? ''}
      placed={placed}
      disabled={disabled}
      onTap={() => actions.tapCard(option)}
      drag={useDragHandle(`card-${option}`, option, disabled || placed)}
    />
  );
}

function useDragHandle(id: string, option: number | null, fixed: boolean): DragHandle {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id,
    data: { option },
    disabled: fixed || option === null,
  });
  return {
    ref: setNodeRef,
    listeners: listeners ?? {},
    style: transform ? { translate: `${transform.x}px ${transform.y}px` } : {},
    isDragged: isDragging,
  };
}
