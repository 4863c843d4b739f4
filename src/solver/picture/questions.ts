import type { Questions } from '../worker/questions.ts';
import { judgeRegions } from './judge-regions.ts';
import { openPicture } from './open-picture.ts';

/** The questions about pictures. */
export const PICTURE_QUESTIONS = {
  /** Decodes a picture and reads its largest board, or the one within corners. */
  open: openPicture,
  /** Counts the answers of a board of regions by both rules. */
  judge: judgeRegions,
} satisfies Questions;
