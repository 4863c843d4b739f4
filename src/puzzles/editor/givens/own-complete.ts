import { nothing } from 'lit';
import { NoticeEvent } from '../../../ui/events.ts';
import { changedGivensWords, enoughGivenWords } from './given-words.ts';
import { OwnGivens } from './own-givens.ts';
import type { OwnPart, OwnScreen } from '../drafts/own-part.ts';

export function ownComplete(screen: OwnScreen): OwnPart<'complete'> {
  const givens = new OwnGivens(screen, ({ shape, givens: { length } }) => {
    const isEnough = length >= shape.rows;
    if (isEnough) screen.dispatchEvent(new NoticeEvent({ text: enoughGivenWords(shape.rows) }));
    return isEnough;
  });
  return {
    board: (draft, difference) => givens.board(draft, difference),
    palette: () => nothing,
    changeWords: changedGivensWords,
  };
}
