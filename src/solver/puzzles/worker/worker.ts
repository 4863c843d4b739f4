import { workerPlatform } from '../../worker/worker-platform.ts';
import { servePuzzles } from './serve-puzzles.ts';

servePuzzles(self, workerPlatform);
