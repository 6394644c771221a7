import type { LaidTable } from '@lantern/games/improvised-dungeon-crawl/testing';
import type { Seat } from '@lantern/protocol/seat';
import { act as settle } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import { showBoard } from '../testing';
import { board } from './index';
import { strings } from './strings.en';

/** Shows an arranged table to a seat, or to a spectator; moves are made on the table itself. Animations are off. */
export async function show(table: LaidTable, seat: Seat | null) {
  changeSettings({ motion: 'less' });
  const shown = showBoard({ board, strings }, table, seat);
  // The shop and the dungeon are a separate chunk.
  await settle(async () => void (await import('./inside')));
  /** Returns the names of all tappable elements with an effect. */
  const lit = () => shown.lit().map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  return { ...shown, lit };
}
