/** The observations of a page, frame by frame. */
interface Order {
  /** Numbers of frames, of facts while they were being shown, and of rolling dice. */
  frames: number;
  told: number;
  throws: number;
  /** Everything that was shown before its dice had landed, without repetitions. */
  faults: string[];
}

declare global {
  interface Window {
    order?: Order;
    /** Times from the packet that asks the viewer until the question with a short clock is shown, in milliseconds. */
    asked?: number[];
  }
}

/** Checks the page in every frame from now on. Runs in the page. */
export function sample(): void {
  const order: Order = { frames: 0, told: 0, throws: 0, faults: [] };
  window.order = order;
  const fault = (what: string) => {
    if (!order.faults.includes(what)) order.faults.push(what);
  };
  const wordsOf = (parts: string) => Array.from(document.querySelectorAll(parts), (part) => part.textContent).join();
  /** The elements that wait for the dice: the counters of players, and the newest line of the log. */
  const told = () => ({
    counters: wordsOf('[data-frame="rail"], [data-counters]'),
    story: wordsOf('[role="log"], [data-phase] ~ [role="status"]'),
  });
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }));
  let before: ReturnType<typeof told> | undefined;
  let phaseBefore: string | undefined;
  let lookedAt = 0;
  const look = (now: number) => {
    order.frames += 1;
    // Every beat lasts longer than 80 ms, so after a longer gap between frames another roll may have begun.
    if (now - lookedAt > 80) before = undefined;
    lookedAt = now;
    const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;
    if (phase === 'landed' && phaseBefore !== phase) order.told += 1;
    phaseBefore = phase;
    const rolling = document.querySelectorAll('[data-dice="rolling"]').length;
    const over = [...document.querySelectorAll('dialog[open] button')].some(
      (element) => element.textContent === 'Back to the room',
    );
    if (over && phase !== 'rest') fault('the end sheet covers an animation');
    if (rolling > 0 && phase !== 'rolling') fault('dice roll while the frame shows something else');
    if (phase === 'rolling') {
      const shown = told();
      if (!before) order.throws += 1;
      if (rolling === 0) fault('a roll is described without its dice');
      if (rolling > 1) fault('one roll is shown in two places');
      if (document.querySelector('[data-frame="board"] [data-lit="true"], [data-frame="action"] [data-lit="true"]'))
        fault('something is highlighted while dice roll');
      if (isSeen('[data-frame="action"] [data-move]')) fault('the next question is shown while dice roll');
      if (isSeen('[data-sum]')) fault('a total is shown while dice roll');
      if (before && before.counters !== shown.counters) fault(`counters change while dice roll: ${shown.counters}`);
      if (before && before.story !== shown.story) fault(`the log continues while dice roll: ${shown.story.slice(-80)}`);
      before = shown;
    } else before = undefined;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Checks in every frame that no level is announced while heroes are still chosen. Runs in the page after `sample`. */
export function sampleLevels(): void {
  const look = () => {
    const sentence = document.querySelector('[data-phase="landed"] [data-frame="action"]')?.textContent ?? '';
    const faults = window.order?.faults ?? [];
    const fault = 'a level covers the choice of heroes';
    const chosen = document.querySelector('[data-move="chooseColour"]') === null;
    if (sentence.includes(' opens with ') && !chosen && !faults.includes(fault)) faults.push(fault);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Checks in every frame that no result is spoken before its dice land. Speech is slower than the dice: while they roll it
 * may still tell what was shown before. Runs in the page after `sample`.
 */
export function sampleSpeech(): void {
  const sentence = () => document.querySelector('[data-frame="action"]')?.getAttribute('aria-label') ?? '';
  const speech = () => [...document.querySelectorAll('[data-announcer]')].map((element) => element.textContent).join();
  // Speech may still tell an earlier roll with the same result: the times at which results have landed.
  const landed = new Map<string, number>();
  let heard = '';
  let before = speech();
  const look = () => {
    const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;
    const faults = window.order?.faults ?? [];
    const result = phase === 'landed' ? sentence() : '';
    if (result !== '') {
      const fault = `a result is announced while its dice roll: ${result}`;
      const sinceLast = performance.now() - (landed.get(result) ?? Number.NEGATIVE_INFINITY);
      if (heard.includes(result) && sinceLast > 60_000 && !faults.includes(fault)) faults.push(fault);
      landed.set(result, performance.now());
    }
    const now = speech();
    const added = now.startsWith(before) ? now.slice(before.length) : now;
    heard = phase === 'rolling' ? heard + added : '';
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Measures how long questions with a short clock wait for the timeline. Runs in the page before its scripts.
 * @param shortClock in seconds
 */
export function sampleQuestions(shortClock: number): void {
  const waits: number[] = [];
  window.asked = waits;
  let arrivedAt: number | undefined;
  window.WebSocket = class extends WebSocket {
    constructor(...to: ConstructorParameters<typeof WebSocket>) {
      super(...to);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('mustDecide')) arrivedAt = performance.now();
      });
    }
  };
  const look = () => {
    const rests = document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase === 'rest';
    const action = document.querySelector('[data-frame="action"]');
    const asks = [...(action?.querySelectorAll('button') ?? [])].some(
      (element) => element.dataset.move !== undefined || element.textContent === 'Pass',
    );
    if (rests && asks && arrivedAt !== undefined) {
      const seconds = Number(document.querySelector('[role="timer"]')?.textContent);
      if (seconds > 0 && seconds <= shortClock) waits.push(performance.now() - arrivedAt);
      arrivedAt = undefined;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
