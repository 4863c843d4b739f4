import { expose } from 'comlink';
import { Player } from './player/player.ts';

expose(new Player(() => performance.now()));
