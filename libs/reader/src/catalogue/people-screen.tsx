import { entriesScreen } from './entries-list.tsx';

/** Trail Blazers: people. */
export default entriesScreen('person');
