const honorificFirst = (fonts: string) => `Honorific, ${fonts}`;

/**
 * Headings and numbers are round, text is plain, and the reader's letters are unambiguous. Arabic uses the heading
 * font everywhere: it alone is designed for both scripts.
 */
export const fontFamilies = {
  'font-heading': honorificFirst(
    "'Baloo Bhaijaan 2', 'Baloo Fallback', 'Baloo Fallback Android', ui-rounded, system-ui, sans-serif",
  ),
  'font-body': honorificFirst(
    "Nunito, 'Nunito Fallback', 'Nunito Fallback Android', 'Baloo Bhaijaan 2', system-ui, sans-serif",
  ),
  'font-reader': honorificFirst(
    "Rihlah, 'Rihlah Fallback', 'Rihlah Fallback Android', 'Baloo Bhaijaan 2', system-ui, sans-serif",
  ),
} as const;

/** 14, 16, 20, 24, 32 and 44 px at the default text size. Body text is at least the second. */
export const textSizes = {
  'text-1': '0.875rem',
  'text-2': '1rem',
  'text-3': '1.25rem',
  'text-4': '1.5rem',
  'text-5': '2rem',
  'text-6': '2.75rem',
} as const;

/** Text sizes of the reader in the provider's units: 14, 16 and 20 px. */
export const readerSizes = {
  'reader-small': '0.875rem',
  'reader-medium': '1rem',
  'reader-large': '1.25rem',
} as const;

export const spaces = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
} as const;

export const radii = {
  'radius-1': '12px',
  'radius-2': '20px',
  'radius-3': '28px',
  'radius-full': '999px',
} as const;

/** Elevation above the ground: a paper edge below, light from above. */
export const elevations = {
  'edge-chip': '0 3px 0 var(--color-line)',
  'edge-paper': '0 4px 0 var(--color-line), 0 10px 24px rgb(var(--shade) / 8%)',
  'edge-stage': '0 6px 0 var(--color-line), 0 24px 60px rgb(var(--shade) / 14%)',
} as const;

/** Minimum touch target, column width, z-indexes. */
export const measures = {
  target: '48px',
  column: '480px',
  'layer-dialog': '20',
  'layer-toast': '30',
} as const;

/** Milliseconds; all 0 in reduced motion. */
export const durations = { press: 120, move: 240, carousel: 500, sheet: 700 } as const;

/** Overshoot is for rewards only. */
export const easings = {
  'ease-press': 'cubic-bezier(0.1, 0.9, 0.2, 1)',
  'ease-sheet': 'cubic-bezier(0.32, 0.72, 0, 1)',
  'ease-reward': 'cubic-bezier(0.34, 1.56, 0.64, 1)',
} as const;
