import type { About } from '../../match/highlight/subjects';

/** Places of a colony and people that the story tells of. */
export const about: About = {
  site: 'site',
  suburbs: 'site',
  'builtSuburb.side': 'site',
  'builtRoad.side': 'road',
  roads: 'road',
  at: 'garrison',
  garrisons: 'garrison',
  port: 'port',
  ports: 'port',
  pool: 'pool',
  'claimed.to': 'pool',
  winner: 'seat',
  winners: 'seat',
};
