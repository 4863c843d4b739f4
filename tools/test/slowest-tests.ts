import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const HOW_MANY = 10;

/** Says at the end of a run in which tests its minutes went. */
export default class SlowestTests implements Reporter {
  readonly #ended: { readonly test: TestCase; readonly seconds: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#ended.push({ test, seconds: duration / 1000 });
  }

  onEnd(): void {
    if (this.#ended.length <= HOW_MANY) return;
    const slowest = this.#ended.toSorted((a, b) => b.seconds - a.seconds).slice(0, HOW_MANY);
    console.log(`\nThe slowest ${HOW_MANY} of ${this.#ended.length} tests:`);
    for (const { test, seconds } of slowest) {
      // Without the root and the project, which have no names.
      const [, , ...names] = test.titlePath();
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${names.join(' › ')}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
