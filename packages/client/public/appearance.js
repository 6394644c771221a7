// Sets theme and motion before the first paint, as src/state/settings.ts does; too old a browser gets a notice.
var root = document.documentElement;
var base = root.getAttribute('data-base') || '';
var chosen = {};
var notice;
try {
  chosen = JSON.parse(localStorage.getItem('lantern.settings') || '{}');
} catch (_) {
  // No storage.
}
if (chosen.theme && chosen.theme !== 'system') root.setAttribute('data-theme', chosen.theme);
if (chosen.motion && chosen.motion !== 'system') root.setAttribute('data-motion', chosen.motion);
if (chosen.letters) root.setAttribute('data-letters', 'on');
if (!('adoptedStyleSheets' in document && [].toSorted && CSS.supports('color', 'color-mix(in srgb, red, red)'))) {
  notice = document.createElement('script');
  notice.src = base.concat('/unsupported.js');
  document.head.appendChild(notice);
}
// Pictures load beside the program.
var known = document.querySelector('meta[name="emblems"]');
var games = known ? known.content.split(' ') : [];
var path = location.pathname.slice(base.length);
games.forEach(function preload(game) {
  var link = document.createElement('link');
  if (path !== '/' && path !== '/open/'.concat(game)) return;
  link.rel = 'preload';
  link.as = 'image';
  link.href = base.concat('/emblems/', game, '.svg');
  document.head.appendChild(link);
});
