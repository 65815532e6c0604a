import { sendWithProgress } from '@sirah-trails/api-client';
import { useEffect, useRef } from 'react';

/** Begins an upload. Returns its call options; `onProgress` receives the progress, 0 to 1. */
export type BeginUpload = (onProgress?: (share: number) => void) => {
  signal: AbortSignal;
  fetch: ReturnType<typeof sendWithProgress>;
};

/** Screen upload, aborted on unmount unless complete: a complete upload may already be processed. */
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
