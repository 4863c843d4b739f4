import fc from 'fast-check';

// vitest.config.ts chooses the seed, so that all workers of a run have the same one.
fc.configureGlobal({ seed: Number(process.env['SEED']) });
