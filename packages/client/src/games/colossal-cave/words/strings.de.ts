import { plural, quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { Words } from './strings.en';

export const words: Words = {
  turn: (round, last, name, step, plays) =>
    `Runde ${round}${last > 0 ? ` von ${last}` : ''}. Am Zug: ${name}, beim ${step}${plays > 1 ? `, noch ${plays} Karten` : ''}.`,
  player: (name, place, carried, inSafe, hand) =>
    `${name}: ${place}. Trägt: ${listOf(carried) || 'nichts'}. Im Tresor: ${listOf(inSafe) || 'nichts'}. Handkarten: ${hand}.`,
  wasted: (count) => `Zauberworte gegen das Schließen: ${count} von 2.`,
  piles: (draw, discarded, top) => `Noch zu ziehen: ${draw}. Abgelegt: ${discarded}${top ? `, oben ${top}` : ''}.`,
  closing: (turns) =>
    `Die Höhle schließt: Das Gitter ist zu.${turns === null ? '' : ` Noch ${turns} ${plural(turns, 'Zug', 'Züge')}.`}`,
  room: (name, lit, people, ways, route) =>
    [
      `${name}, ${lit ? 'hell' : 'dunkel'}`,
      people.length > 0 && `hier: ${listOf(people)}`,
      ways.length > 0 && `Wege: ${listOf(ways)}`,
      route,
    ]
      .filter(Boolean)
      .join('; '),
  way: (room, danger) => (danger ? `${room} (${danger})` : room),
  dangers: { grate: 'Gitter', bridge: 'Trollbrücke', funnel: 'enger Spalt', spiral: 'Labyrinth', snake: 'Schlange' },
  shut: 'Gitter, zu',
  route: (steps, by) => `${quantity(steps, 'Schritt', 'Schritte')}${by.length > 0 ? `, über ${listOf(by)}` : ''}`,
};
