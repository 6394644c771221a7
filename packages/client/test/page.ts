import { createRequire } from 'node:module';

/*
 * The page of tests: jsdom with a shorter style sheet of the browser.
 *
 * jsdom works out the whole style of an element again after every change of the page: it tries each rule on it, and
 * resolves a dozen colours. That was most of the time of looking for elements by their role. Tests ask only whether
 * something is shown and can be touched, and so the style sheet keeps what it declares about that.
 *
 * jsdom also makes a declaration of style for each element, which few need. Here it is made when it is asked for.
 */
const ASKED_FOR = ['display', 'visibility', 'pointer-events'];

interface Rule {
  selectorText: string;
  style?: ArrayLike<string> & { getPropertyValue(property: string): string };
}

const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const requireOfJsdom = createRequire(requireOfJest.resolve('jsdom'));

/** What a style sheet declares that is asked for. Neighbouring rules become one if they declare the same. */
function shortened(sheet: string): string {
  const rules: { selectors: string[]; declarations: string }[] = [];
  for (const { selectorText, style } of requireOfJsdom('rrweb-cssom').parse(sheet).cssRules as Rule[]) {
    const properties = style ? Array.from(style).filter((property) => ASKED_FOR.includes(property)) : [];
    if (properties.length === 0) continue;
    const declarations = properties.map((property) => `${property}: ${style?.getPropertyValue(property)}`).join('; ');
    const last = rules.at(-1);
    if (last?.declarations === declarations) last.selectors.push(selectorText);
    else rules.push({ selectors: [selectorText], declarations });
  }
  return rules.map(({ selectors, declarations }) => `${selectors.join(', ')} { ${declarations} }`).join('\n');
}

/** Changes jsdom before any part of it has read its style sheet. */
function shortenStyles(): void {
  const file = requireOfJsdom.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
  const sheet: string = requireOfJsdom(file);
  Object.assign(requireOfJsdom.cache[file] as NodeJS.Module, { exports: shortened(sheet) });
  const { propertiesWithResolvedValueImplemented: resolved } = requireOfJsdom(
    'jsdom/lib/jsdom/living/helpers/style-rules.js',
  );
  for (const property of Object.keys(resolved)) if (!ASKED_FOR.includes(property)) delete resolved[property];
}

interface Styled {
  _settingCssText: boolean;
  _style: unknown;
}

/** Changes jsdom before any kind of element has taken over how its style is made. */
function makeStylesLater(): void {
  const { prototype } = requireOfJsdom('jsdom/lib/jsdom/living/nodes/ElementCSSInlineStyle-impl.js').implementation;
  const make = prototype._initElementCSSInlineStyle;
  prototype._initElementCSSInlineStyle = () => {};
  Object.defineProperty(prototype, '_style', {
    get(this: Styled) {
      const { _settingCssText } = this;
      Object.defineProperty(this, '_style', { writable: true });
      make.call(this);
      Object.assign(this, { _settingCssText });
      return this._style;
    },
  });
}

shortenStyles();
makeStylesLater();

module.exports = require('jest-environment-jsdom');
