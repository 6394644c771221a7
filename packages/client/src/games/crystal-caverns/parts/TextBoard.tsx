import { CLASSES } from '@lantern/games/crystal-caverns/data/classes';
import { rowsOf } from '@lantern/games/crystal-caverns/rules/party';
import { CLASS_NAMES, monsterName } from '@lantern/games/crystal-caverns/text/names.en';
import type { View } from '@lantern/games/crystal-caverns/view';
import { listOf, type Voice } from '@lantern/games/kit/text';
import { cardWords, effectMarks, exitWords, ROW_NAMES } from '../words';

/** The board in words, for those who have it read to them. */
export function TextBoard({ view, voice }: { view: View; voice: Voice }) {
  const cards = Object.values(view.map).sort((a, b) => a.seq - b.seq);
  return (
    <div className="unseen">
      <h2>The party</h2>
      <ul>
        {rowsOf(view).map((row, index) => (
          <li key={ROW_NAMES[index]}>
            {`${ROW_NAMES[index]}: ${listOf(row.map((seat) => heroWords(view, voice, seat)))}`}
          </li>
        ))}
      </ul>
      {view.combat && (
        <>
          <h2>The fight</h2>
          <ul>
            {view.combat.foes.map(({ monster, hp, maxHp, stunned }) => (
              <li key={monster.id}>
                {`${monsterName(monster)} of level ${monster.level}, ${hp} of ${maxHp} hit points${stunned ? ', lies on the ground' : ''}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>The caverns, level {view.level}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>{`${cardWords(view, card)}; ${exitWords(view, card)}`}</li>
        ))}
      </ul>
    </div>
  );
}

function heroWords(view: View, voice: Voice, seat: string): string {
  const hero = view.heroes[seat];
  if (!hero?.colour) return voice.name(seat);
  const marks = effectMarks(view.combat?.effects[seat], view.level).map(({ words }) => `, ${words}`);
  return `${voice.name(seat)} the ${CLASS_NAMES[CLASSES[hero.colour].id]} with ${hero.hp} hit points${marks.join('')}`;
}
