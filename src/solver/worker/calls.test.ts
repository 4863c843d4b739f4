import { expect, onTestFinished, test } from 'vitest';
import { callsTo, serveCalls } from './calls.ts';

/** Serves functions at the other end of a channel. */
function serve<Served extends object>(served: Served) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  serveCalls(port2, served);
  const calls = callsTo<Served>(port1);
  port1.start();
  return calls;
}

test('an error that cannot be copied is answered with its text', async () => {
  const { fail } = serve({
    fail: () => {
      throw new RangeError('No such square.', { cause: () => 0 });
    },
  });
  await expect(fail()).rejects.toThrow('RangeError: No such square.');
});
