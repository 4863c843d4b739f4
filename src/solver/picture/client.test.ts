import { describeDeaths, type Serve } from '../worker/deaths.testing.ts';
import { serveQuestions } from '../worker/serve-questions.ts';
import { createPictureReader } from './client.ts';
import { drawnPicture } from './drawn-picture.testing.ts';
import { PICTURE_QUESTIONS } from './questions.ts';

const servePictures: Serve = (endpoint, platform) =>
  serveQuestions(endpoint, platform, PICTURE_QUESTIONS);
const { pixels, board } = drawnPicture('small', 1);
const forever = { signal: new AbortController().signal };

describeDeaths(servePictures, createPictureReader, [
  ['reads', (reader) => reader.read(pixels, undefined, forever)],
  ['judges', (reader) => reader.judge(board!.size, board!.regions!, forever)],
]);
