import type { Ability } from '../../data/abilities';
import type { CardKind } from '../../data/cards';
import type { ClassId, Colour } from '../../data/classes';
import type { Dir } from '../../data/directions';
import type { Size } from '../../data/levels';
import type { Power } from '../../data/powers';
import type { Options } from '../../options';
import type { Monster } from '../../types';

export const CLASS_NAMES: Readonly<Record<ClassId, string>> = {
  fighter: 'Kämpfer',
  cleric: 'Kleriker',
  mage: 'Magier',
  archer: 'Bogenschütze',
  rogue: 'Schurke',
};

export const COLOUR_NAMES: Readonly<Record<Options['palette'], Readonly<Record<Colour, string>>>> = {
  rainbow: { blue: 'Blau', black: 'Schwarz', red: 'Rot', green: 'Grün', yellow: 'Gelb' },
  xeno: { blue: 'Cyan', black: 'Weiß', red: 'Orange', green: 'Violett', yellow: 'Klar' },
};

export const CARD_NAMES: Readonly<Record<CardKind, string>> = {
  emptyRoom: 'Kammer',
  passage: 'Gang',
  stairway: 'Treppe',
  crossing: 'Kreuzung',
  lair: 'Hort',
  pool: 'Heilquelle',
  hauntedPassage: 'Spukgang',
  den: 'Nest',
  denPassage: 'Nestgang',
};

const FEMININE: ReadonlySet<CardKind> = new Set<CardKind>(['emptyRoom', 'stairway', 'crossing', 'pool']);

/** The card in the accusative: "eine Kammer", "einen Gang", "ein Nest". */
export function aCard(kind: CardKind): string {
  const article = kind === 'den' ? 'ein' : FEMININE.has(kind) ? 'eine' : 'einen';
  return `${article} ${CARD_NAMES[kind]}`;
}

/** The same with the definite article: "die Kammer", "den Gang", "das Nest". */
export function theCard(kind: CardKind): string {
  const article = kind === 'den' ? 'das' : FEMININE.has(kind) ? 'die' : 'den';
  return `${article} ${CARD_NAMES[kind]}`;
}

export const DIR_NAMES: Readonly<Record<Dir, string>> = { 0: 'Norden', 1: 'Osten', 2: 'Süden', 3: 'Westen' };

/** The position of a cell, as seen from the entrance. */
export function cellWords(x: number, y: number): string {
  const parts = [
    ...(y === 0 ? [] : [`${Math.abs(y)} nach ${y < 0 ? 'Norden' : 'Süden'}`]),
    ...(x === 0 ? [] : [`${Math.abs(x)} nach ${x < 0 ? 'Westen' : 'Osten'}`]),
  ];
  return parts.length === 0 ? 'am Eingang' : `${parts.join(', ')} vom Eingang`;
}

/** Of a crystal, behind "ein" or "kein". */
export const SIZE_NAMES: Readonly<Record<Size, string>> = { 1: 'kleiner', 2: 'mittlerer', 3: 'großer' };

export const ABILITY_WORDS: Readonly<Record<Ability, { name: string; what: string }>> = {
  plusDamage: { name: 'Harter Schlag', what: 'Ein Schaden mehr, wenn der Angriff trifft.' },
  guard: { name: 'Deckung', what: 'Eins mehr in der Abwehr.' },
  swap: { name: 'Platztausch', what: 'Zwei Helden tauschen die Plätze.' },
  holy: {
    name: 'Heiliges Licht',
    what: 'Zwei Schaden an allen Untoten. Monster, die es erschlägt, stärken niemanden.',
  },
  heal: { name: 'Heilung', what: 'Ein Held erhält einen Trefferpunkt zurück.' },
  lightning: { name: 'Blitz', what: 'Ein Schaden an jedem Monster.' },
  fireball: { name: 'Feuerball', what: 'Zwei Schaden an einem Monster.' },
  shield: { name: 'Schild', what: 'Fängt in dieser Runde drei Schaden ab.' },
  confuse: { name: 'Verwirrung', what: 'Der Angriff geht fehl und streift das andere Monster für eins.' },
  scrying: { name: 'Hellsicht', what: 'Jeder unerforschte Ausgang hier wird sofort kartiert.' },
  haste: { name: 'Eile', what: 'Drei mehr Initiative für einen Helden, von der nächsten Runde bis Kampfende.' },
  tip: { name: 'Zweiter Stoß', what: 'Ein TIP mehr.' },
  immunity: { name: 'Immunität', what: 'Kräfte von Monstern berühren dich in diesem Kampf nicht.' },
  arrow: { name: 'Pfeil', what: 'Ein Schaden an einem Monster.' },
  speed: { name: 'Tempo', what: 'Initiative 7 in der nächsten Runde.' },
};

export const POWER_WORDS: Readonly<Record<Power, { name: string; what: string }>> = {
  speed: { name: 'Tempo', what: 'Initiative 7 in der nächsten Runde.' },
  cold: { name: 'Kälte', what: 'Der Held hat in der nächsten Runde Initiative 1.' },
  fire: { name: 'Feuer', what: 'Ein Schaden mehr bis zum Ende der Runde.' },
  poison: { name: 'Gift', what: 'Der Held kann in der nächsten Runde nicht angreifen.' },
  drain: { name: 'Auszehrung', what: 'Der Held verliert eine Stufe, bis der Kampf endet.' },
};

const PREFIXES: Readonly<Record<Colour, string>> = {
  yellow: 'Wind',
  blue: 'Frost',
  red: 'Glut',
  green: 'Gift',
  black: 'Gruft',
};

const KINDS: Readonly<Record<Size, string>> = { 1: 'wicht', 2: 'oger', 3: 'schrecken' };

type Named = Pick<Monster, 'rank' | 'pieces'>;

/** The name of a monster (10.5), without an article: "Frostwicht", "Treppen-Glutoger", "Drache". */
export function monsterName({ rank, pieces: [piece] }: Named): string {
  if (rank === 'JOKER' || !piece) return 'Drache';
  const name = `${PREFIXES[piece.colour]}${KINDS[piece.size]}`;
  return rank === 'GUARD' ? `Treppen-${name}` : name;
}

/** The monster in any case but the nominative, behind its article: "Frostwicht", "Drachen". */
function declined(monster: Named): string {
  const name = monsterName(monster);
  return name === 'Drache' ? 'Drachen' : name;
}

/** Every monster is masculine: "den Frostwicht". */
export function toMonster(monster: Named): string {
  return `den ${declined(monster)}`;
}
