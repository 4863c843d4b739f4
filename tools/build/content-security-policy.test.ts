import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor } from './content-security-policy.ts';

const page = `<!doctype html>
<style>body { color: red }</style>
<script>theme();</script>
<script type="module" src="./main.js"></script>`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that a policy names for a directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('the policy allows the inline scripts and styles of the shell by their hashes', () => {
  const policy = policyFor(page);
  expect(sources(policy, 'script-src')).toContain(hashOf('theme();'));
  expect(sources(policy, 'style-src')).toContain(hashOf('body { color: red }'));
});

test('a script with an address needs no hash', () => {
  expect(sources(policyFor(page), 'script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    hashOf('theme();'),
  ]);
});

test('the policy refuses inline code, eval and other origins', () => {
  const policy = policyFor(page);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toMatch(/https?:|\*/);
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
});
