import { rounds } from '@sirah-trails/provider/testing';
import { fuzzOn } from './fuzz-on.ts';

// Half of the million; the other half goes to the other engine. In each push PostgreSQL gets the larger part: it refuses more.
fuzzOn('SQLite', rounds({ sample: 400, full: 500_000 }));
