import type { Facts, View } from '@lantern/games/crystal-city-catan/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { Yield } from './map/Flashes';
import { t } from './strings';

/** The kinds of facts that an event can produce. */
const EVENT_FACTS: ReadonlySet<string> = new Set([
  'shrank',
  'spared',
  'wagerWon',
  'wagerTied',
  'claimed',
  'claimDeclined',
  'tradersWon',
  'tradersTied',
  'gained',
  'gainDeclined',
  'garrisonFell',
  'championHeld',
  'marauded',
  'maraudersPassed',
]);

/** What has happened since the dice were rolled last, in the order of telling; nothing before the roll of a turn. */
function sinceRoll(view: View): Fact<Facts>[] {
  if (!view.roll) return [];
  const facts = [...view.story].sort((a, b) => a.n - b.n);
  return facts.slice(facts.findLastIndex(({ kind }) => kind === 'rolled') + 1);
}

/** What the event of this turn did, and to whom; the sentences stand under its name and need not repeat it. */
export function eventLines(view: View, voice: Voice): { seat?: Seat; sentence: string }[] {
  return sinceRoll(view)
    .filter(({ kind }) => EVENT_FACTS.has(kind))
    .map((fact) => ({
      ...('seat' in fact.data && { seat: fact.data.seat }),
      sentence: factSentence(t().text, fact, voice).replace(/^\p{L}+: (.)/u, (_, first: string) => first.toUpperCase()),
    }));
}

/** What the production of this turn brought to a colony. */
export function yieldOf(view: View, seat: Seat): Yield {
  const types: Yield['types'] = {};
  for (const fact of sinceRoll(view)) {
    if (fact.kind !== 'produced' || fact.data.seat !== seat) continue;
    types[fact.data.resource] = { made: fact.data.made, squandered: fact.data.squandered };
  }
  return { turn: view.turnNo, types };
}
