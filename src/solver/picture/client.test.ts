import { describeDeaths, type Serve } from '../worker/deaths.testing.ts';
import { serveQuestions } from '../worker/serve-questions.ts';
import { createPictureReader } from './client.ts';
import { PICTURE_QUESTIONS } from './questions.ts';

const servePictures: Serve = (endpoint, platform) =>
  serveQuestions(endpoint, platform, PICTURE_QUESTIONS);
const forever = { signal: new AbortController().signal };

describeDeaths(servePictures, createPictureReader, [
  ['judges', (reader) => reader.judge(1, [0], forever)],
]);
