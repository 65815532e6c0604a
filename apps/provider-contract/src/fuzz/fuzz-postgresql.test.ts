import { rounds } from '@sirah-trails/provider/testing';
import { fuzzOn } from './fuzz-on.ts';

// Half a million per engine in the proof.
fuzzOn('PostgreSQL', rounds({ sample: 1000, full: 500_000 }));
