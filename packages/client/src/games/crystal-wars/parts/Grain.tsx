import { rem } from '../../../ui/rem';

/** An ear of grain on a field of 24 by 24; for use inside an `svg`. */
export function GrainShape() {
  return (
    <>
      <path d="M12 23V9" stroke="#8d5f12" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M12 1.500c2 2 2 4.500 0 6.500-2-2-2-4.500 0-6.500ZM11.300 12.500C8.500 12.300 7 10.500 7 7.700c2.800.2 4.300 2 4.300 4.800ZM12.700 12.500c2.800-.2 4.300-2 4.300-4.800-2.800.2-4.300 2-4.300 4.800ZM11.300 17.500C8.500 17.300 7 15.500 7 12.700c2.800.2 4.300 2 4.300 4.800ZM12.700 17.500c2.800-.2 4.300-2 4.300-4.800-2.800.2-4.300 2-4.300 4.800ZM11.300 22C8.500 21.800 7 20 7 17.300c2.800.2 4.300 2 4.300 4.700ZM12.700 22c2.800-.2 4.300-2 4.300-4.700-2.800.2-4.300 2-4.300 4.700Z"
        fill="#f0b93a"
        stroke="#8d5f12"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
    </>
  );
}

/** An ear of grain within text, which names the same thing. */
export function Grain({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={rem(size)} height={rem(size)} aria-hidden="true" style={{ flex: 'none' }}>
      <GrainShape />
    </svg>
  );
}
