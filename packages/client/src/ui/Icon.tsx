import { rem } from './rem';

/** The outlines of the icons on a 24 by 24 field, drawn with round line ends. */
const strokes = {
  back: 'M14.500 5.500 8 12l6.500 6.500',
  next: 'M9.500 5.500 16 12l-6.500 6.500',
  first: 'M7 5.500v13M17.500 5.500 10.500 12l7 6.500',
  last: 'M17 5.500v13M6.500 5.500l7 6.500-7 6.500',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3.500v4M16 3.500v4',
  play: 'M8 5.500 18.500 12 8 18.500z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  past: 'M4 12a8 8 0 1 0 2.600-5.900M4 4.500v4h4M12 8v4.300l3 2',
  undo: 'M9 4.500 4.500 9 9 13.500M5 9h8.500a5.500 5.500 0 0 1 0 11H9',
  askBack:
    'M8 4 4 8l4 4M4.500 8H12M14.600 9.800a3 3 0 1 1 4.400 2.700c-1.100.7-1.700 1.300-1.700 2.700M17.300 18.700v.1',
  save: 'M12 4v11M7.500 11 12 15.500l4.500-4.500M5 19.500h14',
  seal: 'M12 14.500a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9 13.500 7.500 20.500l4.500-2.500 4.500 2.500L15 13.500M10 9.500l1.500 1.500 2.700-2.900',
  up: 'M5.500 14.500 12 8l6.500 6.500',
  down: 'M5.500 9.500 12 16l6.500-6.500',
  tv: 'M3 5h18v11.500H3zM8 20h8M12 16.500V20',
  device: 'M4 5.500h10M4 5.500v9.500M2.500 18.500h8M14 9h6.500v11.500H14zM17.200 18v.1',
  dots: 'M5.500 11.200a.8.8 0 1 0 .1 0zM12 11.200a.8.8 0 1 0 .1 0zM18.500 11.200a.8.8 0 1 0 .1 0z',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5.500v13M5.500 12h13',
  addToHome: 'M5 5h14v14H5zM12 8.500v7M8.500 12h7',
  minus: 'M5.500 12h13',
  check: 'm5 12.500 4.500 4.500L19 7',
  menu: 'M4.500 7h15M4.500 12h15M4.500 17h15',
  story: 'M6 3.500h9.500L19 7v13.500H6zM15 3.500V7.500h4M9 11.500h7M9 15.500h7',
  lamp: 'M9 9h6l1.500 8h-9zM10 9V7.500h4V9M12 7.500V5M9.500 5h5M8 20h8M8.500 17v3M15.500 17v3M12 15.200c-1.400-1.200-.6-2.200 0-3.200.6 1 1.400 2 0 3.200z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.300 9.300a2.800 2.800 0 1 1 4.300 2.500c-1 .7-1.600 1.200-1.600 2.400M12 17.300v.1',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  copy: 'M9 8.500h10.500v12H9zM5.500 15.500h-1v-12H15v1.500',
  share: 'M12 15V3.500M7.500 8 12 3.500 16.500 8M5 12.500v8h14v-8',
  settings:
    'M4 7h9M17.500 7H20M4 17h2.500M11 17h9M15.200 9.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM8.700 19.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  /** A bot: one antenna for normal, none for easy, three for strong. */
  robot: 'M5 9h14v10H5zM12 9V5.500M12 5.500v-.1M9.200 13v1.500M14.800 13v1.500M3 13v3M21 13v3',
  easyRobot: 'M5 9h14v10H5zM9 13v2M15 13v2',
  strongRobot: 'M5 9h14v10H5zM12 9V4M8 9V5M16 9V5M9 13v2M15 13v2',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c.6-4 3.600-6 7.500-6s6.900 2 7.500 6',
  crown: 'M4 18.500 3 8l5 3.500L12 5l4 6.500L21 8l-1 10.500z',
  host: 'M9 6.500a3 3 0 0 1 6 0M8.500 6.500h7l1.500 3H7zM8 9.500h8l1.500 9h-11zM5.500 21h13M12 12v3.500',
  away: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.300 15.300 20.500 20.500',
  warning: 'M12 4 2.800 20h18.400zM12 10v4.500M12 17.200v.1',
  talk: 'M4.500 5h15v11h-8.500L7 19.500V16H4.500zM8.500 9h7M8.500 12h4.500',
  send: 'M4 12 20 4.500 15.500 20l-4-6.500zM11.500 13.500 20 4.500',
  flag: 'M6 21V4M6 5h12.500l-3 4 3 4H6',
  door: 'M6 20.500v-17h12v17M3.500 20.500h17M14.500 12v.1',
} as const;

export type IconName = keyof typeof strokes;

/** An icon in the colour of the surrounding text. It never is the only name of a control. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
