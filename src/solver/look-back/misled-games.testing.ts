import type { PlayedMove } from '../../core/game/played-moves.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import type { SolvedGame } from './look-back.ts';

/** A game in which a wrong queen was followed. */
export interface MisledGame extends SolvedGame {
  /** The numbers of the moves that only a wrong queen gives, from 1. */
  readonly misled: readonly number[];
}

/** Games of Fill in and Regions: the moves that only a wrong queen gives, the code of the puzzle, and all moves. */
const GAMES = `
3: r/6t/001222000022003000033333034433054444 +e3 +c6 +a2 -e3 -a2 +e5 +a4 +f3 +d2 +b1
4: c/6/001000 +e6 +b2 +c5 +f1 -b2,f1 +f3 +d2 +b1
3: c/7/1400000 +g5 +c3 +e4 -c3,e4 +c4 +f3 +b2 +e1
2: c/8/30700040 +a1 +e7 -a1,e7 +a7 +e5 +h4 +b3 +f1
2: c/9/400025001 +h3 +i6 -h3,i6 +g8 +c7 +h6 +i3 +f2
4: c/8/00007002 +d5 +e8 +a7 +c3 -a7,c3 +c7 +h6 +a3 +f2
3: c/9/010900007 +h3 +d2 +c4 -d2,c4 +d9 +e7 +b5 +f4 +c2
3: c/9/028040000 +a6 +c3 +g1 -c3,g1 +e9 +g4 +i3 +f2 +c1
3 4: c/7/0000061 +b3 +g5 +e4 +d6 -b3,e4,d6 +c7 +e6 +b4 +d3
3: c/7/0240000 +g4 +e7 +c3 -g4,e7,c3 +g7 +f4 +a3 +c2 +e1
2: c/8/06000025 +g5 +a4 +c8 -g5,a4,c8 +a8 +h6 +c5 +g4 +d3
2: c/8/00300400 +h8 +b4 -h8,b4 +g8 +a7 +h5 +f4 +b2 +e1
2: c/9/080930006 +e4 +d7 +a9 -e4,d7,a9 +e9 +b7 +a4 +g3 +d2
4 5: c/8/00001070 +d3 +f7 +c1 +b6 +h8 -c1,b6,h8 +b8 +h6 +c5 +e1
3: c/8/00070600 +b4 +a1 +e6 -b4,a1,e6 +c8 +h7 +d6 +a4 +b2 +e1
3: c/8/00007500 +b8 +d5 +h7 -b8,d5,h7 +h8 +b7 +d6 +a5 +c2 +f1
3: c/9/900040006 +g6 +h2 +c8 +b4 +a7 -g6,h2,c8 +e8 +h6 +g3 +c2
2: c/9/090800004 +c9 +b4 +f7 -c9,b4,f7 +f9 +e7 +a5 +c4 +g3 +b2
2 3: c/9/000170005 +i8 +d4 +h2 -i8,d4,h2 +h9 +b8 +d7 +i4 +f3 +c2
2 3 4: c/7/0400006 +g5 +e4 +a7 +b2 -g5,e4,a7,b2 +b7 +a5 +g4 +e3 +c2
2: c/9/720000003 +i4 +h7 +f3 -i4,h7,f3 +d7 +a6 +h5 +e4 +i3 +f2
3 4: c/9/000700013 +b4 +d7 +h8 +e9 -b4,d7,h8,e9 +f9 +b8 +e7 +i5 +d4 +h3
3: r/6t/012233022233002233022443024444024445 +e3 +b6 +a2 +c4 -e3,a2 +e5 +a3 +d2 +f1
3: r/6t/001222001112034444033444033444044445 +f1 +a5 +c6 -a5,c6 +e6 +c5 +a4 +d3 +b2
4 5: r/6t/011112031111033111003144003444053444 +f6 +b1 +d2 +a3 +c5 -d2,a3,c5 +d5 +a4 +c3 +e2
4: r/6t/000111203111223111333144344444334445 +f1 +b6 +a4 +c3 -b6,a4,c3 +c6 +a5 +e4 +b3 +d2
2: r/7t/0000001020010122111012334111234455126644552266555 +a1 +c2 +b4 -a1,c2,b4 +e7 +g6 +a5 +d4 +b3 +f2 +c1
6: r/8t/0000000122000001222200332242003355520033555555336555555565555755 +c5 +f1 +g6 +h8 +a2 +e4 -g6,e4 +b7 +e6 +g4 +d3
3: r/8t/0000011100000223400000334444553344455553666555536666555576665555 +c4 +a1 +d2 -c4,d2 +h8 +f7 +d6 +g5 +b4 +e3 +c2
4: r/8t/0000112100033111044331115553311155566111566611176666611166666611 +g8 +h3 +d5 +b6 -d5,b6 +a7 +c6 +e5 +b4 +f2 +d1
3: r/8t/0001222200022222330022223333222233444222344444554444645744446667 +a3 +d8 +g2 -a3,g2 +b7 +f6 +a5 +c4 +g3 +e2 +h1
3: r/8t/0001111100111111222111113321111132222451322665553226655522226777 +f4 +a8 +b5 -a8,b5 +b8 +e7 +c6 +a5 +h3 +d2 +g1
3: r/8t/0011122200312222433152224331522233555222335556225555567755555667 +d7 +b3 +c1 -b3,c1 +b8 +a6 +c5 +g4 +e3 +h2 +f1
5 6: r/8t/0000012200000122000022223333322244332222544222265444226654447266 +e1 +b4 +f7 +d5 +c8 +h6 -f7,c8,h6 +f8 +c7 +g6 +h3 +a2
4: r/8t/0011122200011123000111430001114400011114500611145557111457777777 +d3 +f8 +g4 +e1 +h2 -g4,e1,h2 +h7 +e6 +g5 +b4 +a2 +c1
4 5: r/8t/0011111100001111000012334000023340000335444603354666333347666333 +b1 +a3 +h4 +d2 +g6 -a3,d2,g6 +e8 +c7 +f6 +a5 +d3 +g2
4: r/8t/0001111122001111220001132220433322255563222255662777756677777566 +g3 +e5 +h6 +f1 +d8 -g3,h6,f1 +a7 +c6 +h4 +f3 +b2 +g1
5: r/8t/0011222201112222000333220043333300455366004453670004536600000066 +h3 +g1 +e7 +c8 +d2 -e7,c8,d2 +f8 +b7 +d6 +a5 +c4 +e2
3: r/8t/0111223401112234111112441115224411552644117766661111666611166666 +c3 +b6 +a8 +g7 +d5 -b6,a8,g7 +g8 +a7 +f6 +h4 +e2 +b1
3 6: r/8t/0000100233000022330000043330004456334444567777445577744455777444 +e8 +g5 +f3 +h7 +b4 +a2 -g5,f3,b4,a2 +f6 +c5 +g4 +b3 +d2 +a1
2: c/6/200005 +c4 +f5 -c4,f5 +d5 +f4 +a3 +c2
4: r/7s/1111133111153344455330555533000533300006626666662 +b5 +e6 +a3 +c7 -c7,a3 +a7 +f4 +c3 +g2 +d1
`;

/** Reads a game: `c/6/001000 +e6 +b2 -b2 …`. */
export function gameNamed(text: string): SolvedGame {
  const [code, ...moves] = text.split(' ');
  const parsed = parsePuzzleCode(code!);
  if (!parsed.ok) throw new Error(code);
  const { puzzle } = parsed;
  const { rows, columns } = puzzle.rules.shape;
  const squareNamed = (name: string): number =>
    columns * (rows - Number(name.slice(1))) + name.charCodeAt(0) - 'a'.charCodeAt(0);
  return {
    puzzle,
    moves: moves.map((move): PlayedMove => {
      const squares = move.slice(1).split(',').map(squareNamed);
      return { squares, isPlaced: move.startsWith('+') };
    }),
    helped: [],
  };
}

export const MISLED_GAMES: readonly MisledGame[] = GAMES.trim()
  .split('\n')
  .map((line) => {
    const [misled, game] = line.split(': ');
    return { ...gameNamed(game!), misled: misled!.split(' ').map(Number) };
  });
