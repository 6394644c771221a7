import { listOf } from '../../../kit/voice.de';
import type { EventId } from '../../data/events';
import type { Corner, GarrisonId, PoolId, PortId, Side, SiteId } from '../../data/geometry';
import { type Bundle, RESOURCES, type Resource } from '../../data/resources';
import type { Community } from '../../state';
import type { Size } from '../../types';

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  M: 'Metall',
  F: 'Nahrung',
  C: 'Kristall',
  T: 'Stoff',
};

export const EVENT_WORDS: Readonly<Record<EventId, { name: string; what: string }>> = {
  epidemic: {
    name: 'Seuche',
    what: 'Jedes Dorf und jede Stadt ohne Hospital schrumpft um eine Größe, und was dafür zu groß geworden ist, fällt.',
  },
  wager: {
    name: 'Wette',
    what: 'Wer mehr Augen an Garnisonen hat, darf der anderen Kolonie einen Rohstoff wegnehmen.',
  },
  quarterlyGains: { name: 'Quartalsgewinn', what: 'Beide dürfen einen Rohstoff ihrer Wahl einlagern.' },
  traders: { name: 'Händler', what: 'Wer mehr Augen an Straßen und Raumhäfen hat, lagert einen Rohstoff ein.' },
  champion: {
    name: 'Recke',
    what: 'Je eine Garnison jeder Kolonie verliert ein Auge, wenn im Hauptort kein Zeughaus steht.',
  },
  marauders: {
    name: 'Plünderer',
    what: 'Eine Kolonie mit sieben oder mehr ungeschützten Rohstoffen verliert die Hälfte.',
  },
};

export const SIZE_NAMES: Readonly<Record<Size, string>> = { 1: 'klein', 2: 'mittel', 3: 'groß' };

/** The size before a noun: `sized(2, 'e')` Straße is "mittlere". */
export function sized(size: Size, ending: 'e' | 'en' | 'es'): string {
  return `${size === 2 ? 'mittler' : SIZE_NAMES[size]}${ending}`;
}

const BASE_NAMES: Readonly<Record<Size, string>> = { 1: 'Siedlung', 2: 'Dorf', 3: 'Stadt' };

/** The name of a bare community of that size. */
export function baseName(size: Size): string {
  return BASE_NAMES[size];
}

/** The same with its article: "eine Siedlung", "ein Dorf". */
export function aBase(size: Size): string {
  return `${size === 2 ? 'ein' : 'eine'} ${BASE_NAMES[size]}`;
}

/** The name of a community with its building (10.2). */
export function communityName({ base, hospital, armory }: Pick<Community, 'base' | 'hospital' | 'armory'>): string {
  if (base === 2 && hospital) return 'Marktflecken';
  if (armory) return hospital ? 'Zitadelle' : 'Festung';
  return hospital ? 'Fort' : BASE_NAMES[base];
}

export const SITE_NAMES: Readonly<Record<SiteId, string>> = {
  cap: 'Hauptort',
  L: 'linker Vorort',
  R: 'rechter Vorort',
};

/** The place of a building: "im Hauptort". */
export const IN_SITE: Readonly<Record<SiteId, string>> = {
  cap: 'im Hauptort',
  L: 'im linken Vorort',
  R: 'im rechten Vorort',
};

export const SIDE_NAMES: Readonly<Record<Side, string>> = { L: 'links', R: 'rechts' };
export const GARRISON_NAMES: Readonly<Record<GarrisonId, string>> = { N: 'nördliche', S: 'südliche' };
export const PORT_NAMES: Readonly<Record<PortId, string>> = {
  capL: 'links vom Hauptort',
  capR: 'rechts vom Hauptort',
  L: 'am linken Vorort',
  R: 'am rechten Vorort',
};
export const POOL_NAMES: Readonly<Record<PoolId, string>> = {
  NW: 'nordwestlich des Hauptorts',
  NE: 'nordöstlich des Hauptorts',
  SW: 'südwestlich des Hauptorts',
  SE: 'südöstlich des Hauptorts',
  LT: 'nördlich des linken Vororts',
  LB: 'südlich des linken Vororts',
  RT: 'nördlich des rechten Vororts',
  RB: 'südlich des rechten Vororts',
};

export const CORNER_NAMES: Readonly<Record<Corner, string>> = {
  NW: 'Nordwesten',
  NE: 'Nordosten',
  SW: 'Südwesten',
  SE: 'Südosten',
};

/** "2 Metall und 1 Nahrung"; "nichts" for an empty bundle. */
export function bundleOf(bundle: Bundle): string {
  const parts = RESOURCES.filter((resource) => bundle[resource] > 0);
  return parts.length === 0 ? 'nichts' : listOf(parts.map((type) => `${bundle[type]} ${RESOURCE_NAMES[type]}`));
}
