import { entriesScreen } from './entries-list.tsx';

/** Word Compass: terms. */
export default entriesScreen('term');
