import type { Questions } from '../worker/questions.ts';
import { judgeRegions } from './judge-regions.ts';
import { readPicture } from './read-picture.ts';

/** The questions about pictures. */
export const PICTURE_QUESTIONS = {
  /**
   * Reads the largest board in a picture.
   * @param within The corners of the board, as the player has set them or as `others` has them.
   */
  read: readPicture,
  /** Counts the answers of a board of regions by both rules. */
  judge: judgeRegions,
} satisfies Questions;
