import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Pressable, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { itemsQuery } from '../endpoints/avatar.ts';
import { editorEn } from '../messages/editor-en.ts';
import { travellerEn } from '../messages/traveller-en.ts';
import { ItemPicture } from '../slots/item-picture.tsx';
import { type Figure, suits } from '../suits/suits.ts';
import styles from './choose-traveller.module.css';
import { StepTitle } from './step-title.tsx';

/** What is chosen, one after the other. */
export const steps = ['skin_color', 'head', 'top'] as const;
export type Step = (typeof steps)[number];

interface ChooseStepProps {
  step: Step;
  look: Avatar;
  figure: Figure;
  onChoose: (item: AvatarItem) => void;
}

/** One of the three questions: a tap answers it. */
export function ChooseStep({ step, look, figure, onChoose }: ChooseStepProps) {
  const t = useMessages(travellerEn);
  const words = useMessages(editorEn);
  const query = useQuery(itemsQuery(step));
  return (
    <>
      <p className={styles.count}>{t('traveller.step', { step: String(steps.indexOf(step) + 1) })}</p>
      <StepTitle moves={step !== steps[0]}>{t(`traveller.${step}`)}</StepTitle>
      <QueryView query={query} skeleton={<Skeleton shape="card" />} error={words('avatar.items.failed')}>
        {(items) => (
          <ul className={styles.choices}>
            {items
              .filter((item) => item.status === 'unlocked' && suits(item, figure))
              .map((item) => (
                <li key={item.id}>
                  <Pressable className={styles.choice} onClick={() => onChoose(item)}>
                    <span className={styles.view}>
                      <ItemPicture item={item} look={look} />
                    </span>
                    {item.name}
                  </Pressable>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
