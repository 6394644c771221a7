import type { Facts, View } from '@lantern/games/crystal-caverns/board';
import { type Fact, newestFactNumber } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import { useEffect, useState } from 'react';
import { NEWS, usePace } from '../pace';
import { t } from '../strings';
import styles from './StoryFlash.module.css';

/** The facts that are shown over the board for a while, and their headlines. */
const HEADLINES: Partial<{ [K in keyof Facts]: (data: Facts[K]) => string }> = {
  levelOpened: ({ level }) => t().news.levelOpened(level),
  dragonCame: () => t().news.dragonCame,
  shaftOpened: () => t().news.shaftOpened,
  combatWon: () => t().news.combatWon,
  heroFell: () => t().news.heroFell,
  pooled: () => t().news.pooled,
  unlocked: () => t().news.unlocked,
  exhausted: () => t().news.exhausted,
};

/** The facts that are listed below the headline of a won fight. */
const DETAILS: ReadonlySet<string> = new Set(['struck', 'slain', 'absorbed', 'combatWon', 'unlocked', 'pooled']);

/** Milliseconds more for each line. */
const READING = 500;

interface Sign {
  n: number;
  headline: string;
  lines: string[];
  grave: boolean;
}

/** The most important fact since the last view, shown over the board until it is tapped or its time is up. */
export function StoryFlash({ view, voice }: { view: View; voice: Voice }) {
  const newest = newestFactNumber(view.story);
  const [seen, see] = useState(newest);
  const [sign, show] = useState<Sign | null>(null);
  const [{ speed }] = usePace();
  if (newest > seen) {
    const facts = view.story.filter(({ n }) => n > seen).sort((a, b) => a.n - b.n);
    see(newest);
    const next = signOf(facts, voice);
    if (next) show(next);
  }
  const n = sign?.n;
  const lines = sign?.lines.length;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(() => show(null), NEWS[speed] + (lines ?? 1) * READING);
    return () => clearTimeout(timer);
  }, [n, lines, speed]);
  if (!sign) return null;
  return (
    <button
      type="button"
      key={sign.n}
      className={styles.sign}
      data-grave={sign.grave || undefined}
      onClick={() => show(null)}
    >
      <strong>{sign.headline}</strong>
      {sign.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </button>
  );
}

const WEIGHT: readonly string[] = [
  'exhausted',
  'unlocked',
  'pooled',
  'combatWon',
  'levelOpened',
  'heroFell',
  'shaftOpened',
  'dragonCame',
];

function signOf(facts: readonly Fact<Facts>[], voice: Voice): Sign | null {
  const weighty = facts
    .filter(({ kind }) => HEADLINES[kind])
    .sort((a, b) => WEIGHT.indexOf(b.kind) - WEIGHT.indexOf(a.kind));
  const [fact] = weighty;
  if (!fact) return null;
  const headline = (HEADLINES[fact.kind] as (data: unknown) => string)(fact.data);
  const lines = facts
    .filter((one) => one === fact || (fact.kind === 'combatWon' && DETAILS.has(one.kind)))
    .map((one) => factSentence(t().text, one, voice));
  return {
    n: fact.n,
    headline,
    lines: [...new Set(lines)].slice(0, 6),
    grave: fact.kind === 'heroFell' || fact.kind === 'dragonCame',
  };
}
