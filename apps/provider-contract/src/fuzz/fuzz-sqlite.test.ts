import { rounds } from '@sirah-trails/provider/testing';
import { fuzzOn } from './fuzz-on.ts';

// Half of the million; the other half goes to the other engine.
fuzzOn('SQLite', rounds({ sample: 1000, full: 500_000 }));
