import { serveCalls } from '../solver/worker/calls.ts';
import { Player } from './player/player.ts';
import { RaceCourse } from './race/race-course.ts';

// One script serves the player and the race, because both need all algorithms. The name of the worker selects one of
// them.
const now = (): number => performance.now();
serveCalls(self, self.name === 'race' ? new RaceCourse(now) : new Player(now));
