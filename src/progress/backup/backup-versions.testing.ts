// Backups as each version of the format was written. They never change: players have files like these.

/** A backup of version 1, which holds solutions, for tests. */
export const VERSION_1 = `{"format":"ninety-two","version":1,"exportedAt":"2026-09-21T14:13:20.000Z","sizes":{
"4":{"found":[],"revealed":[
{"code":"2413","revealedAt":1789500000000}]},
"8":{"found":[
{"code":"15863724","foundAt":1789000000000,"duration":83500,"moves":21,"help":{"nudge":0,"where":0,"why":0,"place":0,"turned":false}}],"revealed":[]}}}
`;

/** A backup of version 2, which holds puzzles too, for tests. */
export const VERSION_2 = `{"format":"ninety-two","version":2,"exportedAt":"2026-09-21T14:13:20.000Z","sizes":{
"4":{"found":[],"revealed":[
{"code":"2413","revealedAt":1789500000000}]},
"8":{"found":[
{"code":"15863724","foundAt":1789000000000,"duration":83500,"moves":21,"help":{"nudge":0,"where":0,"why":0,"place":0,"turned":false}}],"revealed":[]}},
"puzzles":{"results":[
{"name":"2026-09-20/complete","kind":"complete","step":"gentle","outcome":"solved","finishedAt":1789900000000,"elapsed":60000,"hints":{"nudge":0,"where":0,"why":0,"place":0},"endedAt":1789900000000,"placements":"gohoo","queens":[0,8,11,19,22],"onDay":true},
{"name":"c/5/00100","kind":"complete","step":"gentle","outcome":"shown","finishedAt":1789900000000,"elapsed":60000,"hints":{"nudge":0,"where":0,"why":0,"place":0},"endedAt":1789900000000}],"unfinished":[
{"version":2,"history":{"past":[],"present":{"queens":[3,6],"marks":[],"revealed":[],"attempt":"start"},"future":[]},"attempts":{"start":{"by":"hand","elapsed":0,"moves":2,"hints":{"nudge":0,"where":0,"why":0,"place":0},"finished":false,"begunOn":"2026-11-01"}},"name":"r/5t/0123401234012340123401234","step":"steady","puzzle":{"rules":{"shape":{"rows":5,"columns":5},"sight":"touch","goal":{"kind":"place"},"regions":[0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0,1,2,3,4]},"givens":[]},"changedBy":"zz4czreg3n","changedAt":1790000000000,"revision":1}],"table":[
{"shape":"3x4","queens":[5,11],"guardedAt":1789950000000}]}}
`;

/** A backup of version 3, which holds unfinished boards and drafts too, for tests. */
export const VERSION_3 = `{"format":"ninety-two","version":3,"exportedAt":"2026-09-21T14:13:20.000Z","sizes":{
"4":{"found":[],"revealed":[
{"code":"2413","revealedAt":1789500000000}]},
"8":{"found":[
{"code":"15863724","foundAt":1789000000000,"duration":83500,"moves":21,"help":{"nudge":0,"where":0,"why":0,"place":0,"turned":false}}],"revealed":[]}},
"boards":[
{"shape":"6x6","version":2,"history":{"past":[],"present":{"queens":[3,10],"marks":[0,1],"revealed":[],"attempt":"start"},"future":[]},"attempts":{"start":{"by":"hand","elapsed":0,"moves":2,"hints":{"nudge":0,"where":0,"why":0,"place":0},"finished":false}},"changedBy":"960sal6urn","changedAt":1790000000000,"revision":1}],
"puzzles":{"results":[
{"name":"2026-09-20/complete","kind":"complete","step":"gentle","outcome":"solved","finishedAt":1789900000000,"elapsed":60000,"hints":{"nudge":0,"where":0,"why":0,"place":0},"endedAt":1789900000000,"placements":"gohoo","queens":[0,8,11,19,22],"onDay":true},
{"name":"c/5/00100","kind":"complete","step":"gentle","outcome":"shown","finishedAt":1789900000000,"elapsed":60000,"hints":{"nudge":0,"where":0,"why":0,"place":0},"endedAt":1789900000000}],"unfinished":[
{"version":2,"history":{"past":[],"present":{"queens":[3,6],"marks":[],"revealed":[],"attempt":"start"},"future":[]},"attempts":{"start":{"by":"hand","elapsed":0,"moves":2,"hints":{"nudge":0,"where":0,"why":0,"place":0},"finished":false,"begunOn":"2026-11-01"}},"name":"r/5t/0123401234012340123401234","step":"steady","puzzle":{"rules":{"shape":{"rows":5,"columns":5},"sight":"touch","goal":{"kind":"place"},"regions":[0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0,1,2,3,4]},"givens":[]},"changedBy":"z6q26idw3n","changedAt":1790000000000,"revision":1}],"table":[
{"shape":"3x4","queens":[5,11],"guardedAt":1789950000000}],"drafts":[
{"version":1,"draft":{"shape":{"rows":5,"columns":5},"kind":"regions","sight":"touch","regions":[0,1,2,3,4,0,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]},"changedAt":1790000000000},
{"version":1,"draft":{"shape":{"rows":3,"columns":4},"kind":"guard","queens":2,"givens":[5]},"changedAt":1790000000000}]}}
`;
