import type { Community, Resource, Size } from '@lantern/games/crystal-city-catan/board';
import { Strokes } from '../../../../art/Strokes';
import { Crystal, type Ink } from './Crystal';
import { GOODS, HOUSES } from './paths';

/** The height of a piece above the plaza, on the housing piece and on an Armory. */
const ON_BASE: Readonly<Record<Size, { armory: number; small: number }>> = {
  1: { armory: 0, small: 14 },
  2: { armory: 16, small: 19 },
  3: { armory: 23, small: 28 },
};
const ON_ARMORY = 18;
const ON_SMALL = 19;

/** The lines between the floors of a Village and a City. */
const STOREYS: Readonly<Record<Size, string>> = {
  1: '',
  2: 'M-10.600-14.800 2.100-10.800 10.600-15.500',
  3: 'M-13.800-19.300 2.800-14 13.800-20.100M-8.200-32.600 1.600-29.500 8.200-33.100',
};

/** The doors in the shaded face. */
const DOORS: Readonly<Record<Size, string>> = {
  1: 'M5.900 2.200V-3.800Q6.900-6.800 7.900-4.900V1.100z',
  2: 'M8.100 3V-4Q9.100-7 10.100-5.100V1.900z',
  3: 'M10.500 3.900V-4.100Q11.500-7.100 12.500-5.200V2.800z',
};

const BATTLEMENT =
  'M-16.500-.7V-5.700L-14-4.900V-2.400L-11.500-1.600V-4.100L-9.100-3.300V-.8L-6.600 0V-2.500L-4.100-1.700V.8L-1.600 1.500V-1L.8-.2V2.300L3.300 3.100V.6L5.500-.6V1.900L7.700.7V-1.800L9.900-3V-.5L12.100-1.700V-4.200L14.300-5.400V-2.900L16.500-4.100V.3L3.300 8.100-16.500 1.300z';

/**
 * A community on its plaza, the middle of its foot at 0, 0: the housing piece among houses, topped by the Armory with a
 * battlement, the Hospital with a red cross, and a Storehouse in the colour of its resource.
 */
export function CommunityPiece({ community, ink }: { community: Community; ink: Ink }) {
  const { base, hospital, armory, store } = community;
  const houses = HOUSES[base];
  const armoryAt = ON_BASE[base].armory;
  const hospitalAt = armory ? armoryAt + ON_ARMORY : ON_BASE[base].small;
  const storeAt = hospital ? hospitalAt + ON_SMALL : hospitalAt;
  const wide = 12 + 4.7 * (base - 1);
  return (
    <>
      <ellipse cx={1} cy={4} rx={31} ry={14.5} fill="var(--pave-deep)" />
      <ellipse cx={1} cy={1} rx={31} ry={14.5} fill="var(--pave)" />
      <ellipse cx={1} cy={1} rx={26} ry={11.5} fill="none" stroke="var(--pave-shade)" strokeWidth={1.5} />
      {houses && <HouseRow {...houses.behind} />}
      <ellipse cx={wide * 0.44} cy={1.4 + base * 0.4} rx={wide * 1.3} ry={wide * 0.4} fill="var(--shade)" />
      <Crystal size={base} ink={ink} />
      <g data-ink={ink}>
        {base > 1 && <path d={STOREYS[base]} fill="none" stroke="var(--edge)" strokeWidth={0.7} opacity={0.5} />}
        <path d={DOORS[base]} fill="var(--door)" stroke="var(--ink-line)" strokeWidth={0.6} />
      </g>
      {armory && (
        <g transform={`translate(0 ${-armoryAt})`}>
          <Crystal size={2} ink={ink} />
          <path d={BATTLEMENT} fill="var(--wall)" stroke="var(--ink-line)" strokeWidth={0.6} />
          <path
            d="M-5.500-17.100 3.500-6.800M3.500-17.100-5.500-6.800"
            stroke="#dfe6f2"
            strokeWidth={1.5}
            strokeLinecap="round"
          />
          <path
            d="M-4.600-15.400Q-1-15-1-16.300-1-15 2.600-15.400 3.500-8.600-1-5.900-5.500-8.600-4.600-15.400z"
            fill="#c8452f"
            stroke="#fff3d8"
            strokeWidth={0.9}
          />
        </g>
      )}
      {hospital && (
        <g transform={`translate(0 ${-hospitalAt})`}>
          <Crystal size={1} ink={ink} />
          <path d="M0-29v-5" stroke="var(--ink-line)" />
          <circle cy={-9} r={5.8} fill="#fffdf5" stroke="#8e1c1c" strokeWidth={0.9} />
          <path d="M-1.400-13h2.800v2.600h2.600v2.800h-2.600v2.600h-2.800v-2.600h-2.600v-2.800h2.600z" fill="#d42a2a" />
        </g>
      )}
      {store && (
        <g transform={`translate(0 ${-storeAt})`} opacity={store.used ? 0.5 : undefined}>
          <Storehouse resource={store.resource} />
        </g>
      )}
      {houses && <HouseRow {...houses.before} />}
    </>
  );
}

/** A small pyramid of the resource, with a loading band and the symbol of its good. */
function Storehouse({ resource }: { resource: Resource }) {
  return (
    <>
      <g transform="scale(.87)">
        <Crystal size={1} ink={resource} />
      </g>
      <path
        d="M-9.400-3 2 2.300 9.400-3.500 8-6.500 1.700-1.200-8.200-6z"
        fill="var(--wood)"
        stroke="var(--ink-line)"
        strokeWidth={0.5}
      />
      <g transform="translate(-1 -6.500) scale(.68)">
        <Strokes of={GOODS[resource]} />
      </g>
    </>
  );
}

function HouseRow({ shade, wall, roof, windows }: { shade: string; wall: string; roof: string; windows: string }) {
  return (
    <>
      <path d={shade} fill="var(--house-shade)" />
      <path d={wall} fill="var(--house)" />
      <path d={roof} fill="var(--roof)" />
      <path d={windows} stroke="var(--lamp)" strokeWidth={1.6} />
    </>
  );
}
