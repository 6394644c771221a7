import { FilledSign } from '../../../art/FilledSign';

/** Small signs on a field of 24, filled with the surrounding colour. */
const SIGNS = {
  swords:
    'M3 2h4l6.500 8.500L20 2h1.500v3.500L15 12.800l3 3.700 1.800-1.500 1.200 1.400-2 1.800 2.600 2.600-1.400 1.400-2.700-2.600-1.700 1.900-1.500-1.200 1.600-1.800L12 14.800 9.100 18.400l1.600 1.800-1.500 1.200-1.700-1.900-2.700 2.600-1.400-1.400L6 18.200l-2-1.800L5.200 15 7 16.500l3-3.700L2.500 5.500V2.500Z',
  gate: 'M2.500 5h3.500v2.200h2.500V5h2v2.200h3V5h2v2.200H18V5h3.500v16.500h-6v-5.300a3.500 3.500 0 0 0-7 0v5.300h-6Z',
  talk: 'M4.500 3h15A2.500 2.500 0 0 1 22 5.500v8a2.500 2.500 0 0 1-2.500 2.500H12l-5.500 5.500V16h-2A2.500 2.500 0 0 1 2 13.500v-8A2.500 2.500 0 0 1 4.500 3Zm2 4v1.800h11V7Zm0 3.600v1.800h8v-1.800Z',
  dagger: 'M12 1.500 15 6v8.500h4v2.300h-5.500v5.700h-3v-5.700H5v-2.300h4V6Z',
  minus: 'M4 10h16v4H4Z',
  urgent: 'M10 2.500h4l-.700 12h-2.600ZM12 16.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  done: 'm3.500 12.500 3-3 4 4 7.500-8 3 2.800-10.500 11Z',
} as const;

export type SignName = keyof typeof SIGNS;

/** The outline of a sign, for use inside a drawing. */
export function signPath(name: SignName): string {
  return SIGNS[name];
}

/** A sign within text, which names the same thing. */
export function Sign({ name, size = 20 }: { name: SignName; size?: number }) {
  return (
    <FilledSign size={size}>
      <path d={SIGNS[name]} />
    </FilledSign>
  );
}
