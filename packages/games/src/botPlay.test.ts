import { proofOf, seedsFor } from '../test/proofs';
import { watchLaws } from '../test/watch';
import { botPlayer, playMatch } from './engine/randomPlay';
import { modules } from './index';
import { presetsFor } from './kit/options';
import { seatsOf } from './kit/seat';

const MATCHES = 300;

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  test(`${MATCHES} matches of bots keep every law and end, over all presets and numbers of players`, async () => {
    const proof = await proofOf(module);
    const { min, max } = module.players;
    const wins = new Map<string, number>();
    seedsFor(module, 'bot', 0, MATCHES).forEach((seed, index) => {
      const players = min + (index % (max - min + 1));
      const presets = presetsFor(module.options, players);
      const options = presets[index % presets.length]?.options ?? {};
      const watch = watchLaws(module, proof, { plain: 50, choices: 50 });
      const { result } = playMatch(module, { players, options, seed }, { player: botPlayer(module), watch });
      expect(Object.keys(module.strings.endings)).toContain(result.reason);
      expect(seatsOf(players)).toEqual(expect.arrayContaining(result.winners));
      wins.set(result.reason, (wins.get(result.reason) ?? 0) + 1);
    });
    expect(wins.size).toBeGreaterThan(0);
  }, 600_000);
});
