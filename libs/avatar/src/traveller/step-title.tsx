import { type ReactNode, useEffect, useRef } from 'react';

interface StepTitleProps {
  /** The step before has gone with its focus: reading and tabbing go on from here. */
  moves: boolean;
  children: ReactNode;
}

/** The question of a step. */
export function StepTitle({ moves, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves) title.current?.focus({ preventScroll: true });
  }, [moves]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
