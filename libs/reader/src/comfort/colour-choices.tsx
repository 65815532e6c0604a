import { preferences, RadioCards, useMessages, usePreferences } from '@sirah-trails/ui';
import { comfortEn } from '../messages/comfort-en.ts';

const choices = {
  pageColours: ['paper', 'dark', 'contrast'],
  pageLines: ['normal', 'wide'],
  pageFont: ['reader', 'body'],
} as const;

/** Colours, distance of lines and font of the pages: for this device, at once. */
export function ColourChoices() {
  return (
    <>
      <Choice name="pageColours" />
      <Choice name="pageLines" />
      <Choice name="pageFont" />
    </>
  );
}

function Choice({ name }: { name: keyof typeof choices }) {
  const t = useMessages(comfortEn);
  const chosen = usePreferences()[name];
  const values: readonly string[] = choices[name];
  return (
    <RadioCards
      name={name}
      layout="grid"
      label={t(`reader.comfort.${name}`)}
      value={chosen}
      options={values.map((value) => ({
        value,
        label: t(`reader.comfort.${name}.${value}` as 'reader.comfort.pageLines.wide'),
      }))}
      onChange={({ target }) => preferences.set({ [name]: target.value })}
    />
  );
}
