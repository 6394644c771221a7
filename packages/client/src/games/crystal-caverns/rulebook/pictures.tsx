import { CLASSES, COLOURS, type Monster } from '@lantern/games/crystal-caverns/board';
import { DieShape } from '../../../art/dice/Die';
import { type TreehouseFace, treehouse } from '../../../art/dice/treehouse';
import { At } from '../../../match/minute/Moving';
import { Label } from '../../../room/rulebook/Label';
import type { RulePictures } from '../../../room/rulebook/useParts';
import { HeroDrawing } from '../figures/HeroDrawing';
import { MonsterDrawing } from '../figures/MonsterDrawing';
import { Threshold } from '../map/Joints';
import { Dark, DRAGON, Floor } from '../minute/scenery';
import { t } from '../strings';

/** The five classes. */
const Heroes = () => (
  <>
    <Dark />
    {COLOURS.map((colour, at) => (
      <At key={colour} x={32 + at * 64} y={94}>
        <g transform="scale(0.52)">
          <HeroDrawing {...{ colour }} palette="rainbow" />
        </g>
        <Label x={0} y={18} width={64}>
          {t().classes[CLASSES[colour].id]}
        </Label>
      </At>
    ))}
  </>
);

const CARDS = ['1S', '2H', '5H', '4H'] as const;

/** Four cards that are joined by their exits. */
const Caverns = () => (
  <>
    <Dark />
    {CARDS.map((id, at) => (
      <Floor key={id} {...{ id }} x={46 + at * 76} y={52} scale={0.76} lit={at < 3} />
    ))}
    {CARDS.slice(1).map((id, at) => (
      <At key={id} x={46 + at * 76} y={52} scale={0.76}>
        <Threshold x={0} y={0} dir={1} from={46} to={54} lit />
      </At>
    ))}
  </>
);

const SIZES = [1, 2, 3] as const;
const monsterOf = (size: 1 | 2 | 3): Monster => ({
  id: size,
  rank: 'J',
  level: size,
  pieces: [{ colour: 'red', size }],
});

/** A red monster of each size. */
const Monsters = () => (
  <>
    <Dark />
    {SIZES.map((size, at) => (
      <At key={size} x={56 + at * 104} y={104}>
        <g transform="scale(0.78)">
          <MonsterDrawing monster={monsterOf(size)} palette="rainbow" />
        </g>
        <Label x={0} y={20} width={100}>
          {t().monster(monsterOf(size))}
        </Label>
      </At>
    ))}
  </>
);

const FACES: readonly TreehouseFace[] = ['AIM', 'DIG', 'TIP', 'HOP', 'SWAP', 'WILD'];

/** The six faces of the die. */
const Faces = () =>
  FACES.map((face, at) => {
    const { kind, value, face: sign } = treehouse(face);
    return (
      <At key={face} x={30 + at * 52} y={36}>
        <g transform="translate(-21 -21) scale(0.875)">
          <DieShape {...{ kind, value }} face={sign} tone="sapphire" />
        </g>
        <Label x={0} y={38} width={52}>
          {face}
        </Label>
      </At>
    );
  });

/** The Dragon of four crystals. */
const Dragon = () => (
  <>
    <Dark />
    <At x={160} y={134} scale={0.42}>
      <MonsterDrawing monster={DRAGON} palette="rainbow" />
    </At>
  </>
);

export const pictures: RulePictures = {
  S1: { height: 120, Draw: Heroes },
  'R1.2': { height: 104, Draw: Caverns },
  'R5.2': { height: 136, Draw: Monsters },
  'R10.1': { height: 84, Draw: Faces },
  R13: { height: 150, Draw: Dragon },
};
