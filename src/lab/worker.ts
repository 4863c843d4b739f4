import { expose } from 'comlink';
import { Player } from './player/player.ts';
import { RaceCourse } from './race/race-course.ts';

// One script for both, because both need all algorithms; its name says which of them it is to be.
const now = (): number => performance.now();
expose(self.name === 'race' ? new RaceCourse(now) : new Player(now));
