import { recorderOf } from '../../kit/story';
import type { Facts } from '../facts';

/** Adds a fact to the story; `asides` are what single seats learn beyond it. */
export const record = recorderOf<Facts>();
