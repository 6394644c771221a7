import type { LaidTable } from '@lantern/games/crystal-caverns/testing';
import type { Seat } from '@lantern/protocol/seat';
import type { FrameParts } from '../../match/frame/FrameContext';
import { showBoard } from '../testing';
import { board } from './index';
import { fetchAhead } from './later';
import { strings } from './strings.en';

// Preloaded, so that nothing is rendered after a test has looked.
beforeAll(fetchAhead);

/** Shows the table to a seat, or to a watcher. Moves are recorded, and carried out if the test has set their dice. */
export function show(table: LaidTable, seat: Seat | null = '0', carryOut = false, frame: Partial<FrameParts> = {}) {
  const shown = showBoard({ board, strings }, table, seat, carryOut, frame);
  const cells = () => [...shown.container.querySelectorAll<HTMLElement>('[data-cell][data-lit="true"]')];
  return { ...shown, cells };
}
