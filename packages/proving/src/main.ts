import type { Proof, Verdict } from './verdict';
import { UsageError } from './verdict';

const game = (name: string) => async () => (await import('./browser/games/games')).games.get(name) as Proof;

/** The proofs by name, loaded on demand. */
const proofs: Record<string, () => Promise<Proof>> = {
  budget: async () => (await import('./budget/budget')).budget,
  play: async () => (await import('./play/play')).play,
  outlook: async () => (await import('./outlook/outlook')).outlook,
  'strong-bots': async () => (await import('./strongBots/strongBots')).strongBots,
  strength: async () => (await import('./strength/strength')).strength,
  secrecy: async () => (await import('./secrecy/secrecy')).secrecy,
  disk: async () => (await import('./disk/disk')).disk,
  days: async () => (await import('./days/days')).days,
  'days-channels': async () => (await import('./days/channels')).channels,
  'days-load': async () => (await import('./days/daysLoad')).daysLoad,
  kill: async () => (await import('./kill/kill')).kill,
  migrate: async () => (await import('./migrate/migrate')).migrate,
  fuzz: async () => (await import('./fuzz/fuzz')).fuzz,
  soak: async () => (await import('./soak/soak')).soak,
  watchers: async () => (await import('./watchers/watchers')).watchers,
  load: async () => (await import('./load/load')).load,
  failover: async () => (await import('./failover/failover')).failover,
  cluster: async () => (await import('./cluster/cluster')).cluster,
  browser: async () => (await import('./browser/browser')).browser,
  'browser-access': async () => (await import('./browser/access/access')).access,
  'browser-caverns': game('caverns'),
  'browser-city': game('city'),
  'browser-crawl': game('crawl'),
  'browser-wars': game('wars'),
  'browser-room': async () => (await import('./browser/room/room')).room,
  'browser-first': async () => (await import('./browser/first/first')).first,
  'browser-vitals': async () => (await import('./browser/webVitals/webVitals')).webVitals,
  'browser-failures': async () => (await import('./browser/failurePaths/failurePaths')).failurePaths,
  'browser-stock': async () => (await import('./browser/stock/stock')).stock,
  'browser-lessons': async () => (await import('./browser/lessons/lessons')).lessons,
  'browser-replay': async () => (await import('./browser/replay/replay')).replayPages,
  'browser-home': async () => (await import('./browser/home/home')).home,
  'browser-chat': async () => (await import('./browser/chat/chat')).chat,
  'by-ear': async () => (await import('./browser/byEar/byEar')).byEar,
  order: async () => (await import('./browser/order/order')).order,
  layout: async () => (await import('./layout/layout')).layout,
  engines: async () => (await import('./engines/engines')).engines,
  'engines-first-load': async () => (await import('./engines/firstLoad')).firstLoad,
  'engines-return': async () => (await import('./engines/returning')).returning,
  stories: async () => (await import('./stories/stories')).stories,
};

async function run(name: string, argv: string[]): Promise<Verdict> {
  const load = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
  if (!load) throw new UsageError(`Usage: npm run prove -- <${Object.keys(proofs).join(' | ')}> [options]`);
  return (await load())(argv);
}

async function main(): Promise<void> {
  const [name = '', ...argv] = process.argv.slice(2);
  let verdict: Verdict;
  try {
    verdict = await run(name, argv);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    console.error(error instanceof UsageError ? message : stack);
    verdict = { ok: false, found: { error: message.split('\n')[0] } };
  }
  console.log(`RESULT ${JSON.stringify({ proof: name, ok: verdict.ok, ...verdict.found })}`);
  process.exit(verdict.ok ? 0 : 1);
}

await main();
