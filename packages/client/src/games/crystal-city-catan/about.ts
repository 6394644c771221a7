import type { FactSubjects } from '../../match/highlight/subjects';

/** Which parameters of the story name places of a colony or players. */
export const about: FactSubjects = {
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
