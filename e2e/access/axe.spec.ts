import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';

test('axe looks at text that is scrolled out of view, and leaves the window as it was', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page, 'as it is');
  expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
  await page.locator('nt-settings').evaluate((settings) => {
    const faint = document.createElement('p');
    faint.textContent = 'faint';
    faint.style.color = 'silver';
    faint.style.background = 'white';
    settings.shadowRoot!.append(faint);
  });
  await expect(page.getByText('faint')).not.toBeInViewport();
  await expect(expectNoViolations(page, 'with faint text')).rejects.toThrow('color-contrast');
});
