import { withSoftHyphens } from './softHyphens';

test.each([
  ['Wiedergänger', 'Wieder\u00adgän\u00adger'],
  ['Drachenzeichen', 'Drachen\u00adzeichen'],
  ['verschlossen', 'verschlos\u00adsen'],
  ['Trollhäuptling', 'Troll\u00adhäuptling'],
  ['Gruftschrecken', 'Gruft\u00adschrecken'],
  ['Treppen-Frostschrecken', 'Treppen-Frost\u00adschrecken'],
  ['Axt-Ork', 'Axt-Ork'],
])('%s may break at the end of each syllable, and a short word nowhere', (name, broken) => {
  expect(withSoftHyphens(name)).toBe(broken);
});
