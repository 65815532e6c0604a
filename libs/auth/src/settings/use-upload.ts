import { sendWithProgress } from '@sirah-trails/api-client';
import { useEffect, useRef } from 'react';

/** Begins an upload. Returns the options of its call; `onProgress` receives the share sent, 0 to 1. */
export type BeginUpload = (onProgress?: (share: number) => void) => {
  signal: AbortSignal;
  fetch: ReturnType<typeof sendWithProgress>;
};

/**
 * The upload of a screen. It ends when the learner leaves, unless it was once complete: then the provider may have acted on it, and
 * the call goes on.
 */
export function useUpload(): BeginUpload {
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  return (onProgress) => {
    const controller = new AbortController();
    let wasComplete = false;
    const report = (share: number) => {
      wasComplete ||= share === 1;
      underWay.current = wasComplete ? null : controller;
      onProgress?.(share);
    };
    return { signal: controller.signal, fetch: sendWithProgress(report) };
  };
}
