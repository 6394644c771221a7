import type { Insets } from '../layout/inspectEdges';

/** The engines that friends bring. */
export type Engine = 'chromium' | 'webkit' | 'firefox';

export const ENGINES: readonly Engine[] = ['chromium', 'webkit', 'firefox'];

export interface Size {
  width: number;
  height: number;
}

/** One page in a browser of its own, the same for every engine: what a proof may ask of it. */
export interface Tab {
  readonly engine: Engine;
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Goes back by the browser's own button, from its cache of pages where it has one. */
  back(): Promise<void>;
  /** Runs a function in the page. It may refer to nothing outside itself; argument and answer are plain JSON. */
  run<Argument, Answer>(task: (argument: Argument) => Answer, argument: Argument): Promise<Answer>;
  /** Taps a point of the viewport, in CSS pixels. */
  tapAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Makes the processor so many times slower, where the engine can be told to. */
  slowDown?(times: number): Promise<void>;
  /** Keeps the edges of the screen for a notch and a bar, where the engine can be told to. */
  keepEdges?(insets: Insets): Promise<void>;
  /** A picture of the viewport, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors the page has met since it was asked last, as far as the engine tells them. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** An engine that is installed here. */
export interface Launcher {
  /** A page with storage of its own. */
  newTab(size: Size, scheme: 'light' | 'dark'): Promise<Tab>;
  close(): Promise<void>;
}

/** The engine has lost the page: its process ended, or no longer answered. */
export class TabCrashed extends Error {}
