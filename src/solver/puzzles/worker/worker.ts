import { serveQuestions } from '../../worker/serve-questions.ts';
import { workerPlatform } from '../../worker/worker-platform.ts';
import { PUZZLE_QUESTIONS } from './questions.ts';

serveQuestions(self, workerPlatform, PUZZLE_QUESTIONS);
