import type { FactSubjects } from '../../match/highlight/subjects';

/** The parameters of the story, and of moves by their position, that name places of a colony or players. */
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
  'gain.0': 'pool',
  'loseGarrisonPip.0': 'garrison',
  'merchantTrade.1': 'pool',
  'merchantTrade.2': 'pool',
};
