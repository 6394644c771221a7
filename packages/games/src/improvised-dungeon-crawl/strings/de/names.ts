import { type Card, rankOf, type Suit, suitOf } from '../../data/cards';
import type { Meaning, Npc } from '../../data/dungeon';
import type { Kind, Slot } from '../../data/equipment';
import type { HeroClass, Pool, Race } from '../../data/heroes';
import type { Thing } from '../../facts';
import type { MonsterId, PurposeKind, SplitMode } from '../../types';

const SUIT_MARKS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** "10♥", "J♣": with the letters that are printed on the cards. */
export function cardName(card: Card): string {
  return `${rankOf(card)}${SUIT_MARKS[suitOf(card)]}`;
}

export const CLASS_NAMES: Readonly<Record<HeroClass, string>> = {
  fighter: 'Kämpfer',
  thief: 'Dieb',
  cleric: 'Kleriker',
  wizard: 'Zauberer',
};

export const RACE_NAMES: Readonly<Record<Race, string>> = {
  human: 'Mensch',
  elf: 'Elf',
  dwarf: 'Zwerg',
  halfling: 'Halbling',
};

export const POOL_NAMES: Readonly<Record<Pool, string>> = {
  slay: 'Wuchtwürfel',
  evade: 'Ausweichwürfel',
  heal: 'Heilwürfel',
  spell: 'Zauberwürfel',
  luck: 'Neuwürfe',
};

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  weapon: 'Waffe',
  shield: 'Schild',
  armour: 'Rüstung',
  amulet: 'Amulett',
};

export const PURPOSE_NAMES: Readonly<Record<PurposeKind, string>> = {
  attack: 'Angriff',
  missile: 'Geschoss',
  monster: 'Angriff',
  heal: 'Heilung',
  resurrect: 'Erweckung',
  evade: 'Ausweichen',
  disarm: 'Entschärfen',
  trap: 'Falle',
  chest: 'Truhe',
  treasure: 'Schatz',
  jackLoot: 'Beute',
  npc: 'Begegnung',
  adventurer: 'Lohn',
  alchemist: 'Trank',
};

export const ITEM_WORDS: Readonly<Record<Kind, { name: string; what: string }>> = {
  potion: { name: 'Heiltrank', what: 'Stellt so viele Trefferpunkte wieder her wie sein Wert.' },
  divine: { name: 'Götterhilfe', what: 'Bringt einen gefallenen Helden mit allen Trefferpunkten zurück.' },
  magicWeapon: { name: 'Zauberwaffe', what: 'Der Angriffswürfel ist eine Nummer größer.' },
  wand: { name: 'Zauberstab', what: 'Ein Würfel mehr in jedem Zauber. Für Zauberer.' },
  vitality: { name: 'Amulett der Lebenskraft', what: 'Zwei Trefferpunkte mehr, bis zwölf.' },
  arcane: { name: 'Amulett der Magie', what: 'Ein Würfel mehr in jedem Zauber. Für Zauberer.' },
  spellProtection: { name: 'Amulett gegen Zauber', what: 'Magischer Rüstungswert +1 gegen magische Fallen.' },
  protection: { name: 'Amulett des Schutzes', what: 'Rüstungswert +1.' },
  cloth: { name: 'Stoffrüstung', what: 'Rüstungswert 1.' },
  leather: { name: 'Lederrüstung', what: 'Rüstungswert 2.' },
  chain: { name: 'Kettenhemd', what: 'Rüstungswert 3. Nicht für Zauberer.' },
  scale: { name: 'Schuppenpanzer', what: 'Rüstungswert 4. Für Kämpfer und Kleriker.' },
  plate: { name: 'Plattenpanzer', what: 'Rüstungswert 5. Für Kämpfer.' },
  shield: { name: 'Schild', what: 'Rüstungswert +1. Für Kämpfer, Kleriker und alle Zwerge.' },
};

type Gender = 'masculine' | 'feminine' | 'neuter';

const ITEM_GENDERS: Readonly<Record<Kind, Gender>> = {
  potion: 'masculine',
  divine: 'feminine',
  magicWeapon: 'feminine',
  wand: 'masculine',
  vitality: 'neuter',
  arcane: 'neuter',
  spellProtection: 'neuter',
  protection: 'neuter',
  cloth: 'feminine',
  leather: 'feminine',
  chain: 'neuter',
  scale: 'masculine',
  plate: 'masculine',
  shield: 'masculine',
};

/** "Heiltrank (5)", "Schild". */
export function thingName({ kind, value }: Thing): string {
  return kind === 'potion' ? `${ITEM_WORDS.potion.name} (${value})` : ITEM_WORDS[kind].name;
}

/** In the accusative: "einen Schild", "ein Amulett der Magie". */
export function aThing(thing: Thing): string {
  const articles = { masculine: 'einen', feminine: 'eine', neuter: 'ein' };
  return `${articles[ITEM_GENDERS[thing.kind]]} ${thingName(thing)}`;
}

/** In the accusative: "den Schild", "das Amulett der Magie". */
export function theThing(thing: Thing): string {
  const articles = { masculine: 'den', feminine: 'die', neuter: 'das' };
  return `${articles[ITEM_GENDERS[thing.kind]]} ${thingName(thing)}`;
}

/** The ending of "dein" before the item. */
export function ownEnding({ kind }: Thing, as: 'nominative' | 'accusative'): '' | 'e' | 'en' {
  const gender = ITEM_GENDERS[kind];
  if (gender === 'feminine') return 'e';
  return gender === 'masculine' && as === 'accusative' ? 'en' : '';
}

const MONSTER_NAMES: Readonly<Record<string, string>> = {
  '2C': 'Höhlenratte',
  '3C': 'Sumpfkröte',
  '4C': 'Tunnelhund',
  '5C': 'Schlammwicht',
  '6C': 'Goblinräuber',
  '7C': 'Keiler',
  '8C': 'Axt-Ork',
  '9C': 'Lasten-Oger',
  '10C': 'Steintroll',
  JC: 'Trollhäuptling',
  '2S': 'Knochenvogel',
  '3S': 'Krabbelhand',
  '4S': 'Klapperskelett',
  '5S': 'Irrlicht',
  '6S': 'Wasserleiche',
  '7S': 'Ghul',
  '8S': 'Grabritter',
  '9S': 'Wiedergänger',
  '10S': 'Gruftschrecken',
  JS: 'Lich-Wächter',
  dragon: 'Drache',
};

/** All others are masculine. */
const MONSTER_GENDERS: Readonly<Record<string, Gender>> = {
  '2C': 'feminine',
  '3C': 'feminine',
  '3S': 'feminine',
  '4S': 'neuter',
  '5S': 'neuter',
  '6S': 'feminine',
};

/** "Steintroll", "Drache". */
export function monsterName(id: MonsterId): string {
  return MONSTER_NAMES[id] ?? cardName(id as Card);
}

type Case = 'nominative' | 'accusative';

const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { masculine: 'der', feminine: 'die', neuter: 'das' },
  accusative: { masculine: 'den', feminine: 'die', neuter: 'das' },
};

/** "der Steintroll", in the accusative "den Steintroll", "den Drachen". */
export function theMonster(id: MonsterId, as: Case = 'nominative'): string {
  const name = id === 'dragon' && as === 'accusative' ? 'Drachen' : monsterName(id);
  return `${ARTICLES[as][MONSTER_GENDERS[id] ?? 'masculine']} ${name}`;
}

/** "Der Steintroll". */
export function TheMonster(id: MonsterId): string {
  const words = theMonster(id);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const MEANING_NAMES: Readonly<Record<Meaning, string>> = {
  monster: 'ein Monster',
  trap: 'eine Falle',
  chest: 'eine Truhe',
  npc: 'eine Begegnung',
  altar: 'ein Altar',
  counter: 'ein Drachenzeichen',
};

/** Traps by the roll of the d6. */
const TRAP_NAMES = ['Kälterune', 'Funkensiegel', 'Spiegelfluch', 'Pfeilhagel', 'Schwingbalken', 'Fallblock'];

/** "Pfeilhagel" for a 4. */
export function trapName(roll: number): string {
  return TRAP_NAMES[roll - 1] ?? 'Falle';
}

export const NPC_WORDS: Readonly<Record<Npc, { name: string; says: string; what: string }>> = {
  smith: { name: 'Schmied', says: 'Leg es auf den Amboss.', what: 'Alle beschädigten Rüstungen werden repariert.' },
  priest: {
    name: 'Priester',
    says: 'Friede sei mit dir und deinen Wunden.',
    what: 'Jeder lebende Held wird voll geheilt.',
  },
  adventurer: { name: 'Abenteurer', says: 'Bring mich bloß hier raus.', what: 'Zahlt 1 bis 6 Beutepunkte.' },
  alchemist: { name: 'Alchemist', says: 'Nicht daran schnuppern.', what: 'Gibt einen Heiltrank von 1 bis 10.' },
  warrior: { name: 'Krieger', says: 'Schultern runter. Noch mal.', what: 'Kämpfer haben wieder alle Wuchtwürfel.' },
  gnome: {
    name: 'Gnom',
    says: 'Gleich kribbelt es ein bisschen.',
    what: 'Zauberer und Elfen haben wieder alle Zauberwürfel.',
  },
};

/** The distribution of loot, e.g. after "Beute …". */
export const SPLIT_NAMES: Readonly<Record<Exclude<SplitMode, `to:${string}`>, string>> = {
  equal: 'zu gleichen Teilen',
  finders: 'nach Fund',
  purse: 'in die gemeinsame Kasse',
};
