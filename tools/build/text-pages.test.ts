import { expect, test } from 'vitest';
import { licencesPage, refuseMissingLicences, textPage, withoutLicence } from './text-pages.ts';

const LIT = { name: 'lit', version: '3.3.3', identifier: 'BSD-3-Clause', text: 'BSD <c>' };

test('a package whose licence text is in no build is missing', () => {
  const found = [LIT, { name: 'bare', version: '1.0.0', identifier: 'MIT' }];
  expect(withoutLicence(['lit', 'bare', 'workbox-core'], found)).toEqual(['bare', 'workbox-core']);
});

test('a page that could not be built is not said to lack licences: the build says why', () => {
  const writeBundle = refuseMissingLicences().writeBundle as unknown as () => void;
  expect(writeBundle).not.toThrow();
});

test('the page of licences names each package with its version and the text of its licence', () => {
  const page = licencesPage([LIT, { name: 'comlink', version: '4.4.2', text: 'Apache' }]);
  expect(page).toContain('<h2>lit 3.3.3 (BSD-3-Clause)</h2>\n<p>BSD &lt;c></p>');
  expect(page.indexOf('comlink')).toBeLessThan(page.indexOf('lit 3'));
});

test('a page of text has the headings, lists, emphasis and links of its source', () => {
  const source =
    '# Top\n\nOne\ntwo.\n\n- first,\n  _of three_\n- [second](https://example.org/), `code`\n\n## [1.0]';
  expect(textPage('Top', source)).toContain(
    [
      '<h1>Top</h1>',
      '<p>One two.</p>',
      '<ul>',
      '<li>first, <em>of three</em></li>',
      '<li><a href="https://example.org/">second</a>, <code>code</code></li>',
      '</ul>',
      '<h2>1.0</h2>',
    ].join('\n'),
  );
});
