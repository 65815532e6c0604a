import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { useDirection } from '../platform/use-direction.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly text: string;
  /** Picture before the label; decorative. */
  readonly icon?: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab of a controlled component. */
  value?: string;
  /** The initial tab of an uncontrolled component; default: the first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `large` for the two or three parts of a screen, `small` for a choice within a part. */
  look?: 'large' | 'small';
}

/** Tabs with panels on a screen. Use `LinkTabs` for views with their own URL. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  look = 'small',
  className,
  ...rest
}: TabsProps) {
  return (
    <DirectionProvider direction={useDirection()}>
      <Primitive.Root
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        onValueChange={(next: string) => onValueChange?.(next)}
        className={classNames(styles.root, className)}
      >
        <Primitive.List activateOnFocus aria-label={label} className={styles.tabs} data-look={look}>
          {tabs.map((tab) => (
            <Primitive.Tab key={tab.value} value={tab.value} className={classNames(styles.item, styles.tab)}>
              {tab.icon && (
                <span aria-hidden="true" className={styles.icon}>
                  {tab.icon}
                </span>
              )}
              <span className={styles.text}>{tab.text}</span>
            </Primitive.Tab>
          ))}
        </Primitive.List>
        {tabs.map((tab) => (
          <Primitive.Panel key={tab.value} value={tab.value} className={styles.panel}>
            {tab.panel}
          </Primitive.Panel>
        ))}
      </Primitive.Root>
    </DirectionProvider>
  );
}
