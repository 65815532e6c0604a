import { entriesScreen } from './entries-list.tsx';

/** Trail Blazers: the people. */
export default entriesScreen('person');
