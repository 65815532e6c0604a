import { rounds } from '@sirah-trails/provider/testing';
import { fuzzOn } from './fuzz-on.ts';

// Half a million per engine in the proof. On each push PostgreSQL gets more, because it rejects more.
fuzzOn('SQLite', rounds({ sample: 400, full: 500_000 }));
