import { createRequire } from 'node:module';

/*
 * The page of tests: jsdom with a shorter default style sheet.
 *
 * After every change of the page jsdom computes the whole style of an element again: it matches each rule, and resolves a
 * dozen colours. With the full style sheet this takes most of the time of queries by role. Tests depend only on whether
 * elements are visible and can be clicked, so only these declarations are kept.
 */
const ASKED_FOR = ['display', 'visibility', 'pointer-events'];

interface Rule {
  selectorText: string;
  style?: ArrayLike<string> & { getPropertyValue(property: string): string };
}

const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const requireOfJsdom = createRequire(requireOfJest.resolve('jsdom'));

/** The requested declarations of a style sheet. Neighbouring rules with equal declarations are merged. */
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

shortenStyles();

module.exports = require('jest-environment-jsdom');
