import { afterEach, expect, test } from 'vitest';
import { Connection, type WorkerLike } from './connection.ts';
import { FakeWorker } from './fake-worker.testing.ts';
import { serveQuestions } from './serve-questions.ts';
import type { Task } from './task.ts';

const QUESTIONS = {
  // oxlint-disable-next-line eslint/require-yield
  *echo(text: string): Task<string> {
    return text;
  },
};

const forever = { signal: new AbortController().signal };
const workers: FakeWorker[] = [];

afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill();
});

function startWorker(): WorkerLike {
  const worker = new FakeWorker((endpoint, platform) =>
    serveQuestions(endpoint, platform, QUESTIONS),
  );
  workers.push(worker);
  return worker;
}

test('a question whose worker cannot be started takes no place of a newer one', async () => {
  let starts = 0;
  const { ask } = new Connection<typeof QUESTIONS>(() => {
    if (starts++ === 0) throw new Error('No workers for now.');
    return startWorker();
  });
  const older = ask.echo('older', forever);
  const newer = ask.echo('newer', forever);
  await expect(older).rejects.toMatchObject({ name: 'AbortError' });
  expect(await newer).toBe('newer');
});

test('a question whose worker died takes no place of one that was asked meanwhile', async () => {
  const { ask } = new Connection<typeof QUESTIONS>(startWorker);
  const older = ask.echo('older', forever);
  workers[0]!.fail();
  const newer = ask.echo('newer', forever);
  await expect(older).rejects.toMatchObject({ name: 'AbortError' });
  expect(await newer).toBe('newer');
});
