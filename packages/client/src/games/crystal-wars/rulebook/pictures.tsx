import type { EventId } from '@lantern/games/crystal-wars/board';
import { DieShape } from '../../../art/dice/Die';
import { At } from '../../../match/minute/Moving';
import { Label } from '../../../room/rulebook/Label';
import type { RulePictures } from '../../../room/rulebook/useParts';
import { Land, Plain, Standing } from '../minute/scenery';
import { EventScene } from '../parts/eventPictures';
import { GrainShape } from '../parts/Grain';
import { Figures } from '../pieces/Figures';
import { t } from '../strings';

/** Two lands of nine squares, each with its vortex and arrows. */
const Lands = () => (
  <>
    <Plain />
    <Land x={84} y={82} scale={0.46} look="green" />
    <Land x={236} y={82} scale={0.46} look="red" />
  </>
);

const PIECES = ['infantry', 'hover', 'tank', 'village', 'city', 'freeVillage'] as const;

const Pieces = () => (
  <>
    <Figures />
    {PIECES.map((kind, at) => (
      <At key={kind} x={54 + (at % 3) * 106} y={48 + Math.floor(at / 3) * 106}>
        <Standing {...{ kind }} x={0} y={0} scale={0.72} colour={kind === 'freeVillage' ? 'black' : 'green'} />
        <Label x={0} y={44} width={100}>
          {t().pieces[kind]}
        </Label>
      </At>
    ))}
  </>
);

/** A village and its grain. */
const Harvest = () => (
  <>
    <Plain />
    <Standing x={100} y={68} scale={0.95} kind="village" colour="green" />
    {[168, 208].map((x) => (
      <At key={x} {...{ x }} y={42} scale={2}>
        <GrainShape />
      </At>
    ))}
  </>
);

/** Infantry moves two squares along an arrow. */
const Movement = () => (
  <>
    <Plain />
    <Land x={160} y={82} scale={0.46} look="green" exits={{ 3: [1], 4: [1], 5: [1], 1: [2], 7: [0] }} />
    <Standing x={118} y={80} scale={0.44} kind="infantry" colour="green" />
    <g opacity="0.55">
      <Standing x={202} y={80} scale={0.44} kind="infantry" colour="green" />
    </g>
    <path
      d="M132 92Q160 104 188 92M178 86l11 6-9 9"
      fill="none"
      stroke="#ffd36b"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

/** A tank and its die against infantry and its die. */
const Battle = () => (
  <>
    <Plain />
    <Standing x={64} y={76} scale={0.9} kind="tank" colour="green" />
    <At x={116} y={46}>
      <DieShape kind="d6" value={4} tone="jade" />
    </At>
    <At x={168} y={46}>
      <DieShape kind="d6" value={3} tone="ruby" />
    </At>
    <Standing x={258} y={76} scale={0.9} kind="infantry" colour="red" />
  </>
);

const Siege = () => (
  <>
    <Plain />
    <Standing x={96} y={76} scale={0.9} kind="tank" colour="green" />
    <Standing x={224} y={76} scale={0.9} kind="freeVillage" colour="black" />
  </>
);

const EVENTS: readonly EventId[] = ['volcano', 'bandit', 'drought', 'militia', 'silo', 'bumperCrop', 'riots'];

const Events = () =>
  EVENTS.map((event, at) => (
    <At key={event} x={(at < 4 ? 42 : 82) + (at % 4) * 79} y={at < 4 ? 6 : 92}>
      <svg aria-hidden="true" viewBox="0 0 96 96" x={-29} y={0} width={58} height={58}>
        <EventScene {...{ event }} />
      </svg>
      <Label x={0} y={69} width={78}>
        {t().events[event].name}
      </Label>
    </At>
  ));

export const pictures: RulePictures = {
  R1: { height: 166, Draw: Lands },
  'R2.3': { height: 210, Draw: Pieces },
  'R5.1': { height: 118, Draw: Harvest },
  'R6.1': { height: 166, Draw: Movement },
  'R7.2': { height: 122, Draw: Battle },
  'R8.1': { height: 122, Draw: Siege },
  'R9.1': { height: 176, Draw: Events },
};
