import { RadioCards, useMessages } from '@sirah-trails/ui';
import { type FontSize, fontSizes, knownSize } from '../endpoints/font-size.ts';
import { comfortEn } from '../messages/comfort-en.ts';
import { PageText } from '../page/page-text.tsx';

interface SizeChoiceProps {
  size: FontSize;
  onChoose: (size: FontSize) => void;
}

/** The three sizes of text, with a sentence in the chosen one. */
export function SizeChoice({ size, onChoose }: SizeChoiceProps) {
  const t = useMessages(comfortEn);
  return (
    <>
      <RadioCards
        name="fontSize"
        label={t('reader.comfort.size')}
        value={String(size)}
        options={fontSizes.map((one) => ({ value: String(one), label: t(`reader.comfort.size.${one}`) }))}
        onChange={({ target }) => onChoose(knownSize(Number(target.value)))}
      />
      <PageText size={size} html={t('reader.comfort.preview')} />
    </>
  );
}
