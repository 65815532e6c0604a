import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Button, Pressable, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { avatarEn } from '../messages/avatar-en.ts';
import { itemsQuery } from '../outfit/endpoints.ts';
import { ItemPicture } from '../outfit/item-picture.tsx';
import { NotSavedSheet } from '../outfit/not-saved-sheet.tsx';
import { OutfitSwitches } from '../outfit/outfit-switches.tsx';
import { type BodyType, fits } from '../outfit/outfit.ts';
import { useSaveAvatar } from '../outfit/use-save-avatar.ts';
import styles from './choose-traveller.module.css';

export const steps = ['skin_color', 'head', 'top'] as const;
export type Step = (typeof steps)[number];

interface ChooseStepProps {
  step: Step;
  outfit: Avatar;
  bodyType: BodyType;
  onChoose: (item: AvatarItem) => void;
}

/** One of three questions, answered by a tap. */
export function ChooseStep({ step, outfit, bodyType, onChoose }: ChooseStepProps) {
  const t = useMessages(avatarEn);
  const query = useQuery(itemsQuery(step));
  return (
    <>
      <p className={styles.count}>{t('traveller.step', { step: String(steps.indexOf(step) + 1) })}</p>
      <StepTitle takesFocus={step !== steps[0]}>{t(`traveller.${step}`)}</StepTitle>
      <QueryView query={query} skeleton={<Skeleton shape="card" />} error={t('avatar.items.failed')}>
        {(items) => (
          <ul className={styles.choices}>
            {items
              .filter((item) => item.status === 'unlocked' && fits(item, bodyType))
              .map((item) => (
                <li key={item.id}>
                  <Pressable className={styles.choice} onClick={() => onChoose(item)}>
                    <span className={styles.view}>
                      <ItemPicture item={item} outfit={outfit} />
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

interface ReadyStepProps {
  outfit: Avatar;
  onChange: (outfit: Avatar) => void;
  onAgain: () => void;
}

/** The chosen traveller: switches, save and start again. */
export function ReadyStep({ outfit, onChange, onAgain }: ReadyStepProps) {
  const t = useMessages(avatarEn);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const saving = useSaveAvatar(outfit, {
    onSaved: () => void navigate(links.home(), { replace: true, state }),
  });
  const draft = { outfit, change: onChange };
  return (
    <>
      <StepTitle takesFocus>{t('traveller.ready')}</StepTitle>
      <p>{t('traveller.ready.text')}</p>
      <OutfitSwitches category="head" draft={draft} />
      <OutfitSwitches category="skin_color" draft={draft} />
      <Button busy={saving.isSaving} onClick={saving.save}>
        {t('traveller.go')}
      </Button>
      <Button variant="secondary" onClick={onAgain}>
        {t('traveller.again')}
      </Button>
      <NotSavedSheet saving={saving} />
    </>
  );
}

interface StepTitleProps {
  /** Moves the focus here, because the step before was removed with its focus. */
  takesFocus: boolean;
  children: ReactNode;
}

function StepTitle({ takesFocus, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
