import type { Insets } from '../layout/inspectEdges';

/** The browser engines of friends. */
export type Engine = 'chromium' | 'webkit' | 'firefox';

export const ENGINES: readonly Engine[] = ['chromium', 'webkit', 'firefox'];

export interface Size {
  width: number;
  height: number;
}

/** A page in a separate browser, with the same interface for every engine. */
export interface Tab {
  readonly engine: Engine;
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Goes back by the browser's back button, from its page cache if there is one. */
  back(): Promise<void>;
  /** Runs a function in the page. It must not refer to anything outside itself; argument and result are plain JSON. */
  run<Argument, Answer>(task: (argument: Argument) => Answer, argument: Argument): Promise<Answer>;
  /** Taps a point of the viewport, in CSS pixels. */
  tapAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Slows the processor down by this factor, if the engine supports it. */
  slowDown?(times: number): Promise<void>;
  /** Reserves the edges of the screen for a notch and a bar, if the engine supports it. */
  keepEdges?(insets: Insets): Promise<void>;
  /** A picture of the viewport, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors of the page since the last call, as far as the engine reports them. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** An installed engine. */
export interface Launcher {
  /** Opens a page with separate storage. */
  newTab(size: Size, scheme: 'light' | 'dark'): Promise<Tab>;
  close(): Promise<void>;
}

/** The page has crashed: its process ended or no longer answers. */
export class TabCrashed extends Error {}
