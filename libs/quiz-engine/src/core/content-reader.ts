import type { QuestionText } from './question.ts';

/** The text fields that every type shares, or undefined where there is no question to ask. */
export function readText(content: unknown): QuestionText | undefined {
  const fields = asRecord(content);
  const text = fields?.['question'];
  if (!fields || typeof text !== 'string') return undefined;
  const image = fields['image'];
  const alt = fields['image_alt'];
  return {
    text,
    image: typeof image === 'string' && image !== '' ? image : null,
    imageAlt: typeof alt === 'string' ? alt : '',
  };
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

/** The texts of a list; anything that is not a text is left out. */
export function asTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is string => typeof item === 'string');
}
