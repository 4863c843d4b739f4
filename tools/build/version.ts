import { execFileSync } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

/** The files that the built game is made from: a commit that changes none of them makes no new version. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tools/build',
  'vite.config.ts',
];

/**
 * Returns the version of a build: the day (ISO 8601) and the short name of the last commit that changed the game, so
 * that building a commit twice gives the same files. Without Git it is today and the version of the package.
 * @param git The command.
 */
export function versionOf(git = 'git'): { readonly day: string; readonly name: string } {
  try {
    const options = ['log', '-1', '--format=%cs %h', '--abbrev=8', '--', ...SOURCES];
    const line = execFileSync(git, options, { encoding: 'utf8', stdio: 'pipe' });
    const [, day, name] = /^(\S+) (\S+)\n$/.exec(line)!;
    return { day: day!, name: name! };
  } catch {
    return { day: new Date().toISOString().slice(0, 10), name: manifest.version };
  }
}
