import { CLASSES, rowsOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import { cardWords, effectMarks, exitWords } from '../sentences';
import { t } from '../strings';

/** The board in words, for those who have it read to them. */
export function TextBoard({ view, voice }: { view: View; voice: Voice }) {
  const { textBoard, rows, list } = t();
  const cards = Object.values(view.map).sort((a, b) => a.seq - b.seq);
  return (
    <div className="unseen">
      <h2>{textBoard.party}</h2>
      <ul>
        {rowsOf(view).map((row, index) => (
          <li key={rows[index]}>{`${rows[index]}: ${list(row.map((seat) => heroWords(view, voice, seat)))}`}</li>
        ))}
      </ul>
      {view.combat && (
        <>
          <h2>{textBoard.fight}</h2>
          <ul>
            {view.combat.foes.map(({ monster, hp, maxHp, stunned }) => (
              <li key={monster.id}>{textBoard.foe(monster, monster.level, hp, maxHp, stunned)}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{textBoard.caverns(view.level)}</h2>
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
  return `${t().textBoard.hero(voice.name(seat), CLASSES[hero.colour].id, hero.hp)}${marks.join('')}`;
}
