declare module 'subset-font' {
  interface Cut {
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    dropTables?: readonly string[];
    preserveNameIds?: readonly number[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Subsets a font to the characters in a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Cut): Promise<Buffer>;
}
