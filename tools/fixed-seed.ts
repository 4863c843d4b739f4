import fc from 'fast-check';

// Every run of the tests asks the same questions, so that a failure is one for everybody.
fc.configureGlobal({ seed: 92 });
