import { serveQuestions } from '../worker/serve-questions.ts';
import { workerPlatform } from '../worker/worker-platform.ts';
import { PICTURE_QUESTIONS } from './questions.ts';

serveQuestions(self, workerPlatform, PICTURE_QUESTIONS);
