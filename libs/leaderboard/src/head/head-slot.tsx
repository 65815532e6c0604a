import type { AvatarHead } from '@sirah-trails/api-client';
import { createContext, type ReactNode } from 'react';

/** Draws a learner's head. Its name stands beside it, so it is silent for a screen reader. */
export type RenderHead = (head: AvatarHead, diameter: number) => ReactNode;

export const HeadSlotContext = createContext<RenderHead | null>(null);

interface HeadSlotProviderProps {
  /** Diameter in pixels. */
  render: RenderHead;
  children: ReactNode;
}

/** Who draws the heads on the boards: the host says it, since features do not know each other. */
export function HeadSlotProvider({ render, children }: HeadSlotProviderProps) {
  return <HeadSlotContext value={render}>{children}</HeadSlotContext>;
}
