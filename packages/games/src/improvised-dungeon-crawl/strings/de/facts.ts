import type { Acts, Voice } from '../../../kit/strings';
import { ACTS } from '../../acts';
import type { FactSentences, Facts } from '../../facts';
import { creation } from './facts/creation';
import { fights } from './facts/fights';
import { rooms } from './facts/rooms';
import { many } from './facts/words';

export const facts: FactSentences = { ...creation, ...rooms, ...fights };

/** Appends the remaining hit points to the sentence of a roll; `undefined` if part of the damage was warded off. */
function withRest(roll: string, damage: number, hurt: Facts['hurt']): string | undefined {
  const { hp } = hurt;
  const hit = roll.slice(0, -1);
  return hurt.damage === damage ? `${hit}, noch ${many(hp, 'Trefferpunkt', 'Trefferpunkte')}.` : undefined;
}

export const acts: Acts = {
  ...ACTS,
  'monsterAttacked hurt': (attack: Facts['monsterAttacked'], hurt: Facts['hurt'], voice: Voice) =>
    withRest(fights.monsterAttacked(attack, voice), attack.damage, hurt),
  'trapStruck hurt': (trap: Facts['trapStruck'], hurt: Facts['hurt'], voice: Voice) =>
    withRest(rooms.trapStruck(trap, voice), trap.damage, hurt),
};
