import { expose } from 'comlink';
import { Player } from './player/player.ts';
import { RaceCourse } from './race/race-course.ts';

// One script serves the player and the race, because both need all algorithms. The name of the worker selects one of
// them.
const now = (): number => performance.now();
expose(self.name === 'race' ? new RaceCourse(now) : new Player(now));
