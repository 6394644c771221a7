import { ROOM_IDS, ROOMS } from '@lantern/games/colossal-cave/board';
import { glyphPath } from '../../../art/Glyph';
import { SafeShape } from '../../../art/Safe';
import { TokenShape } from '../../../art/SeatToken';
import { At } from '../../../match/minute/Moving';
import { Label } from '../../../room/rulebook/Label';
import type { RulePictures } from '../../../room/rulebook/useParts';
import { CardPicture } from '../cards/pictures';
import styles from '../map/CaveMap.module.css';
import { RoomFace } from '../map/RoomPlate';
import { Scenery } from '../map/Scenery';
import { Card, Rock, Room, Way } from '../minute/scenery';
import { t } from '../strings';

const TREASURES = ['goldNugget', 'diamonds', 'mingVase'] as const;

/** Three safes, each with its treasure. */
const Aim = () => (
  <>
    <Rock />
    {TREASURES.map((name, at) => (
      <At key={name} x={80 + at * 80} y={50}>
        <g transform="translate(-30 -34) scale(2.5)">
          <SafeShape full={false} />
        </g>
        <CardPicture name={name} x={-26} y={-20} width={52} height={39} />
      </At>
    ))}
  </>
);

/** The whole map with the names of the rooms. */
const Cave = () => (
  <g className={styles.map} transform="translate(12 2) scale(0.82)">
    <Scenery />
    {ROOM_IDS.map((room) => (
      <g
        key={room}
        className={styles.room}
        data-light={ROOMS[room].lit}
        transform={`translate(${ROOMS[room].x} ${ROOMS[room].y})`}
        style={{ cursor: 'inherit' }}
      >
        <RoomFace room={room} light={ROOMS[room].lit} treasures="" />
      </g>
    ))}
  </g>
);

/** A token moves one room on. */
const Move = () => (
  <>
    <Rock />
    <Way d="M86 62Q160 46 234 62" />
    <Room room="cobbleCrawl" x={86} y={64} />
    <Room room="hallOfMists" x={234} y={64} lit />
    <g opacity="0.4">
      <At x={86} y={34}>
        <TokenShape seat="0" initial="" size={24} />
      </At>
    </g>
    <path
      d="M106 30Q160 8 212 28M200 18l14 11-17 4"
      fill="none"
      stroke="#ffd36b"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <At x={234} y={34}>
      <TokenShape seat="0" initial="" size={24} />
    </At>
  </>
);

const FAMILIES = [
  { family: 'treasure', card: 'diamonds' },
  { family: 'item', card: 'brassLantern' },
  { family: 'action', card: 'harHar' },
  { family: 'reaction', card: 'dontKnow' },
] as const;

const Cards = () =>
  FAMILIES.map(({ family, card }, at) => (
    <At key={family} x={40 + at * 80} y={50}>
      <Card {...{ family, card }} />
      <Label x={0} y={58} width={76}>
        {t().families[family]}
      </Label>
    </At>
  ));

/** A dark room, and the same room lit by a lantern. */
const Light = () => (
  <>
    <Rock />
    <Room room="twopit" x={88} y={60} scale={1.25} />
    <Room room="twopit" x={232} y={60} scale={1.25} lit />
    <CardPicture name="brassLantern" x={250} y={56} width={56} height={42} />
    <path d="M146 60h30M166 51l11 9-11 9" fill="none" stroke="#ffd36b" strokeWidth="4" strokeLinecap="round" />
  </>
);

/** A red card on a pink one. */
const Answer = () => (
  <>
    <Rock />
    <At x={136} y={64}>
      <g transform="rotate(-8)">
        <Card card="harHar" family="action" />
      </g>
    </At>
    <At x={182} y={60}>
      <g transform="rotate(8)">
        <Card card="dontKnow" family="reaction" />
      </g>
    </At>
    <path
      d={glyphPath('reaction')}
      transform="translate(238 36) scale(2)"
      fill="#e07a63"
      fillRule="evenodd"
      opacity="0.85"
    />
  </>
);

export const pictures: RulePictures = {
  R16: { height: 100, Draw: Aim },
  'R1.1': { height: 312, Draw: Cave },
  'R4.1': { height: 112, Draw: Move },
  'R6.1': { height: 116, Draw: Cards },
  'R11.1': { height: 120, Draw: Light },
  'R8.1': { height: 124, Draw: Answer },
};
