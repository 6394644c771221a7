import { DieShape } from '../../../art/dice/Die';
import { At } from '../../../match/minute/Moving';
import { Label } from '../../../room/rulebook/Label';
import type { RulePictures } from '../../../room/rulebook/useParts';
import { BEASTS } from '../art/beasts';
import { COINS, DRAGON_BACK, DRAGON_FRONT, DRAGON_HEAD } from '../art/dragon';
import { ITEMS } from '../art/items';
import { PLACES } from '../art/places';
import { DOORWAY } from '../art/rooms';
import { UNDEAD } from '../art/undead';
import { Back, Bust, Cellar, Drawn, Face, Paper } from '../minute/scenery';
import { t } from '../strings';

const HEROES = [
  { heroClass: 'fighter', race: 'human' },
  { heroClass: 'thief', race: 'elf' },
  { heroClass: 'cleric', race: 'dwarf' },
  { heroClass: 'wizard', race: 'halfling' },
] as const;

/** Pip cards and dice. */
const Cards = () => (
  <>
    <At x={66} y={46}>
      <Face rank="7" suit="spades" />
    </At>
    <At x={118} y={46}>
      <Face rank="5" suit="hearts" />
    </At>
    {(['d4', 'd6', 'd10'] as const).map((kind, at) => (
      <At key={kind} x={152 + at * 46} y={24} scale={0.9}>
        <DieShape {...{ kind }} value={at + 3} figures />
      </At>
    ))}
  </>
);

/** The four classes and races. */
const Making = () =>
  HEROES.map(({ heroClass, race }, at) => (
    <At key={heroClass} x={40 + at * 80} y={46}>
      <Bust {...{ heroClass, race }} x={0} y={0} scale={0.72} />
      <Label x={0} y={54} width={78}>
        {t().kindred(race, heroClass)}
      </Label>
    </At>
  ));

const GEAR = ['leather', 'chain', 'plate', 'shield', 'magicWeapon', 'potion'] as const;

const Gear = () =>
  GEAR.map((kind, at) => (
    <At key={kind} x={28 + at * 53} y={34}>
      <Drawn of={ITEMS[kind]} x={0} y={0} scale={0.5} />
    </At>
  ));

/** The cards of the next room before its door. */
const Next = () => (
  <>
    <Cellar />
    <Drawn of={DOORWAY} x={160} y={64} scale={1.2} />
    <At x={130} y={84}>
      <Back />
    </At>
    <At x={190} y={84}>
      <Back />
    </At>
  </>
);

const Trap = () => (
  <>
    <Cellar />
    <Drawn of={PLACES.trap} x={160} y={58} scale={0.95} />
  </>
);

const Chest = () => (
  <>
    <Cellar />
    <Drawn of={PLACES.chest} x={110} y={58} scale={0.85} />
    <Drawn of={PLACES.chestOpen} x={210} y={58} scale={0.85} />
  </>
);

/** A beast and an undead, each with its name. */
const Monsters = () => (
  <>
    {(['6C', '5C', '9S', '6S'] as const).map((card, at) => (
      <At key={card} x={40 + at * 80} y={46} scale={1.2}>
        <Paper>
          <Drawn of={(card.endsWith('C') ? BEASTS : UNDEAD)[card.charAt(0)]} x={0} y={0} scale={0.42} />
        </Paper>
        <Label x={0} y={42} width={64} size={9}>
          {t().monster(card)}
        </Label>
      </At>
    ))}
  </>
);

const Dragon = () => (
  <>
    <Cellar />
    <At x={160} y={78}>
      {[DRAGON_BACK, COINS, DRAGON_FRONT, DRAGON_HEAD].map((drawing, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers keep their places
        <Drawn key={at} of={drawing} x={0} y={0} scale={1.3} />
      ))}
    </At>
  </>
);

export const pictures: RulePictures = {
  'R1.1': { height: 88, Draw: Cards },
  'R2.1': { height: 118, Draw: Making },
  'R3.1': { height: 68, Draw: Gear },
  'R5.1': { height: 126, Draw: Next },
  'R11.1': { height: 112, Draw: Trap },
  'R12.1': { height: 112, Draw: Chest },
  'R6.1': { height: 112, Draw: Monsters },
  'R16.1': { height: 150, Draw: Dragon },
};
