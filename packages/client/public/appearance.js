// Puts the reader's own theme and motion on the page before it is painted (the same words as src/state/settings.ts), and
// has a browser told that is older than those of `browserslist` in package.json: none of these lacks what is asked for
// here. Every browser can read it.
var root = document.documentElement;
var chosen = {};
var notice;
try {
  chosen = JSON.parse(localStorage.getItem('lantern.settings') || '{}');
} catch (_) {
  // Without storage the system's choice stands.
}
if (chosen.theme && chosen.theme !== 'system') root.setAttribute('data-theme', chosen.theme);
if (chosen.motion && chosen.motion !== 'system') root.setAttribute('data-motion', chosen.motion);
if (chosen.letters) root.setAttribute('data-letters', 'on');
if (!('adoptedStyleSheets' in document && [].toSorted && CSS.supports('color', 'color-mix(in srgb, red, red)'))) {
  notice = document.createElement('script');
  notice.src = (root.getAttribute('data-base') || '').concat('/unsupported.js');
  document.head.appendChild(notice);
}
