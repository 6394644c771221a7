/** @jest-environment ./test/page.ts */

const shown = (html: string) => {
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('#asked') as Element);
};

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['<div id="asked">', 'block'],
  ['<button id="asked">', 'inline-block'],
  ['<li id="asked">', 'list-item'],
  ['<dialog id="asked">', 'none'],
  ['<p id="asked" hidden>', 'none'],
  ['<input id="asked" type="hidden">', 'none'],
  ['<p id="asked" style="display: none">', 'none'],
  ['<p id="asked" class="off"><style>.off { display: none }</style>', 'none'],
])('a page of tests displays elements as a browser does: %s', (html, display) => {
  expect(shown(html).display).toBe(display);
});

test.each(['visibility: hidden', 'pointer-events: none'])('a part inherits it: %s', (style) => {
  const [property, value] = style.split(': ') as [string, string];
  expect(shown(`<div style="${style}"><p id="asked">`).getPropertyValue(property)).toBe(value);
});
