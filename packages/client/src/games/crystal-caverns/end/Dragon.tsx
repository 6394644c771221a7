/** The colours of the facets, from light to dark. */
const RED = { bright: '#ffaa9c', middle: '#e5484f', deep: '#8c1325', line: '#38050d' } as const;

type Facet = readonly [tone: keyof typeof RED, d: string];

/** The facets of the right wing; the left wing is its mirror image. */
const WING: readonly Facet[] = [
  ['deep', 'M30-96 64-206 96-176 70-100Z'],
  ['middle', 'M64-206 150-232 112-158 96-176Z'],
  ['bright', 'M150-232 208-182 150-140 112-158Z'],
  ['middle', 'M208-182 232-112 170-108 150-140Z'],
  ['deep', 'M232-112 222-44 176-74 170-108Z'],
  ['middle', 'M70-100 96-176 112-158 104-92Z'],
  ['bright', 'M112-158 150-140 138-80 104-92Z'],
  ['middle', 'M150-140 170-108 176-74 138-80Z'],
  ['deep', 'M70-100 104-92 94-46 60-70Z'],
  ['middle', 'M104-92 138-80 128-36 94-46Z'],
];

/** The facets of the right half of the head. */
const HEAD: readonly Facet[] = [
  ['deep', 'M22-152 58-160 36-138Z'],
  ['deep', 'M26-140 54-134 30-124Z'],
  ['middle', 'M0-182 20-164 0-142Z'],
  ['middle', 'M20-164 32-140 12-134 0-142Z'],
  ['deep', 'M32-140 30-112 14-104 12-134Z'],
  ['bright', 'M0-142 12-134 14-104 0-98Z'],
];

const MIRRORED = [1, -1] as const;

/** The Dragon around the middle of its foot: upright over the hoard, or lying on it with folded wings. */
export function Dragon({ slain }: { slain: boolean }) {
  return (
    <g stroke={RED.line} strokeWidth="2.600" strokeLinejoin="round">
      {MIRRORED.map((side) => (
        <g
          key={side}
          transform={
            slain ? `translate(${side * 22} 34) scale(${side * 0.74} 0.5) rotate(18)` : `scale(${side * 0.82} 1)`
          }
        >
          <Facets of={WING} />
          <path
            d="M64-206 54-238 78-214ZM150-232 160-258 166-228ZM208-182 232-198 220-170ZM232-112 256-108 232-96Z"
            fill="#f7efdc"
          />
        </g>
      ))}
      {slain ? <Lying /> : <Sitting />}
    </g>
  );
}

function Facets({ of }: { of: readonly Facet[] }) {
  return of.map(([tone, d]) => <path key={d} d={d} fill={RED[tone]} />);
}

function Sitting() {
  return (
    <>
      <path d="M0-176-70-24-52 0 0 12Z" fill={RED.middle} />
      <path d="M0-176 70-24 52 0 0 12Z" fill={RED.deep} />
      <path d="M0-100-32-40-24 0 0 8 24 0 32-40Z" fill="#ffcf6a" />
      <path d="M-18-66 0-58 18-66M-27-48 0-38 27-48M-29-26 0-16 29-26" fill="none" stroke="#8a4a06" />
      {MIRRORED.map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M62-66 92-30 84-2 48-6 40-40Z" fill={RED.deep} />
          <path d="M92-6 100 12 84 4 80 16 68 4 62 15 50 2 48-6Z" fill="#f7efdc" />
        </g>
      ))}
      <g transform="translate(0 -6)">
        <Head slain={false} />
      </g>
    </>
  );
}

/** The lying Dragon: the body as a mound behind, the head in front of it on the hoard. */
function Lying() {
  return (
    <>
      <path d="M-96 26C-88-40-40-66 0-66Z" fill={RED.middle} />
      <path d="M96 26C88-40 40-66 0-66L-96 26Z" fill={RED.deep} />
      <path d="M-96 26Q0 58 96 26 60-6 0-6T-96 26Z" fill={RED.middle} />
      <path d="M70 26C120 52 176 44 190 22" fill="none" strokeWidth="18" />
      <path d="M70 26C120 52 176 44 190 22" fill="none" stroke={RED.middle} strokeWidth="12" />
      <path d="M182 24 196-10 210 22 196 34Z" fill={RED.bright} />
      <g transform="translate(-6 140) rotate(-7)">
        <Head slain />
      </g>
    </>
  );
}

function Head({ slain }: { slain: boolean }) {
  return (
    <>
      {!slain && <path d="M-24-112H24L20-74Q0-60-20-74Z" fill="#ff8a2a" />}
      <path d="M-26-92-20-70Q0-54 20-70L26-92 18-78Q0-68-18-78Z" fill={RED.deep} />
      {MIRRORED.map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M14-168C28-172 42-190 38-222 56-200 56-172 34-152Z" fill="#2b2320" />
          <Facets of={HEAD} />
          {slain ? (
            <path d="M15-146l9 9m0-9-9 9" fill="none" stroke="#fffbe8" strokeWidth="3.500" strokeLinecap="round" />
          ) : (
            <path d="M10-141 28-148 26-136.500 14-134.500Z" fill="#fff06a" />
          )}
          <path d="M16-104 22-84 26-110ZM5-99 9-84 13-103Z" fill="#fffbe8" stroke="none" />
        </g>
      ))}
      <path d="M0-176-7-158 0-150 7-158Z" fill="#f7efdc" />
    </>
  );
}
