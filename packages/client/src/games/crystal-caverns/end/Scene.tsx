import type { Hero, View } from '@lantern/games/crystal-caverns/board';
import { CrownShape } from '../../../art/Crown';
import { PlainPyramid } from '../../../art/pyramid/PlainPyramid';
import { Enter } from '../../../match/end/Enter';
import type { EndSceneProps } from '../../../match/end/gameEnd';
import { seatLetter } from '../../../ui/seat/SeatMark';
import { inkOf } from '../parts/inks';
import { Dragon } from './Dragon';
import { Lair } from './Lair';

/** The slain Dragon at the feet of the party, or the Dragon over the fallen heroes. */
export function Scene({ view, outcome, crowned }: EndSceneProps<View>) {
  const slain = outcome === 'won';
  const heroes = Object.values(view.heroes).filter(({ colour }) => colour !== null);
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet">
      <Lair lit={slain} />
      <g transform={`translate(200 ${slain ? 190 : 214}) scale(${slain ? 0.86 : 0.78})`}>
        <Enter how="rise" at={1}>
          <Dragon slain={slain} />
        </Enter>
      </g>
      {heroes.map((hero, at) => (
        <g key={hero.seat} transform={`translate(${200 + (at - (heroes.length - 1) / 2) * 68} 282)`}>
          <Enter how="rise" at={3 + at}>
            <HeroFigure hero={hero} view={view} />
          </Enter>
          {leads(view, crowned, hero) && (
            <Enter how="drop" at={8}>
              <g transform="translate(-2 -58)">
                <CrownShape size={30} />
              </g>
            </Enter>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Returns whether a hero wears the crown: in a victorious party, those with the most hit points do (D70). */
function leads({ result }: View, crowned: readonly string[], { seat }: Hero): boolean {
  // The result of a match that was ended early has no leaders.
  const { leaders = crowned } = (result ?? {}) as Partial<NonNullable<View['result']>>;
  return crowned.includes(seat) && leaders.includes(seat);
}

/** A hero as a crystal with the letter of its seat; fallen heroes lie down. */
function HeroFigure({ hero, view }: { hero: Hero; view: View }) {
  const colour = inkOf(hero.colour ?? 'blue', view.options.palette);
  return (
    <>
      <ellipse cy="4" rx="26" ry="9" fill="#000" opacity="0.45" />
      <g transform={hero.alive ? 'scale(42)' : 'translate(0 -6) scale(34)'}>
        <PlainPyramid
          size={hero.alive ? 3 : 2}
          colour={colour}
          pose={hero.alive ? { kind: 'upright' } : { kind: 'lying', heading: 68 }}
        />
      </g>
      <g data-badge>
        <circle cy="6" r="11" fill="#17110c" stroke="#f7d489" />
        <text y="12" textAnchor="middle" fontFamily="var(--font-text)" fontSize="17" fontWeight="700" fill="#fff3d6">
          {seatLetter(hero.seat)}
        </text>
      </g>
    </>
  );
}
