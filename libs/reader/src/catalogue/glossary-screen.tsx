import { entriesScreen } from './entries-list.tsx';

/** Word Compass: the terms. */
export default entriesScreen('term');
