import { LinkTabs, type LinkTabsProps } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { beginBoards } from '../endpoints/board.ts';
import styles from './board.module.css';

/** Tabs that lead to boards: the one that is chosen begins with its first page. */
export function BoardTabs(tabs: LinkTabsProps) {
  const client = useQueryClient();
  // Before the link of the tab asks for the board.
  return <LinkTabs {...tabs} className={styles.tabs} onClickCapture={() => beginBoards(client)} />;
}
