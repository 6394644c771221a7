import { describeIf } from '@lantern/server/src/testing/describeWith';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launch } from '../browser/people';
import { inspectEdges } from './inspectEdges';
import type { FrameInspection } from './inspectFrame';
import { inspectPage } from './inspectPage';
import { installPageTools } from './pageTools';
import type { Size } from './sizes';

const SIZE: Size = { width: 390, height: 844, board: { of: 'height', least: 0.5, deciding: 0.4 } };

const executable = chromiumPath();
let browser: Browser;
let page: Page;

/** Inspects a frame that is correct except for the given change. */
async function inspectionOf({ board = '', action = '', height = 500 }): Promise<FrameInspection> {
  await page.setContent(`<!doctype html><body style="margin:0;font:16px sans-serif">
    <header data-frame="bar" style="height:48px"></header><nav data-frame="rail" style="height:52px"></nav>
    <main data-frame="board" style="height:${height}px;position:relative;overflow:hidden">${board}</main>
    <div data-frame="action"><div></div>${action}</div></body>`);
  return inspectPage((task, argument) => page.evaluate(task as never, argument), SIZE);
}

/** One line of a text, with an ellipsis. */
const clamped = (words: string) =>
  `<p style="width:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1">${words}</p>`;

const button = (style: string, words = 'Go') => `<button style="position:absolute;${style}">${words}</button>`;

describeIf(executable !== undefined, 'there is no Chromium')('a page in Chromium', () => {
  beforeAll(async () => {
    browser = await launch(executable as string);
    page = await browser.newPage({ viewport: SIZE });
    await page.addInitScript('globalThis.__name ??= (f) => f');
    await page.goto('about:blank');
  }, 60_000);
  afterAll(() => browser.close());

  test.each([
    ['a frame in order', {}, []],
    ['a board without its share', { height: 400 }, ['the board has 47 % of the height']],
    ['a smaller board while something is decided', { height: 400, action: '<p data-decision>Which?</p>' }, []],
    [
      'a main action below the window',
      { action: '<button style="width:99px;height:44px;position:absolute;top:810px">Go</button>' },
      ['the page is 854 pixels high', 'not visible: “Go”'],
    ],
    ['small letters', { board: '<p style="font-size:10px">Well House</p>' }, ['10.0 px: “Well House”']],
    [
      'letters made small by their drawing',
      { board: '<svg viewBox="0 0 200 200" width="100"><text y="99" font-size="20">Y2</text></svg>' },
      ['10.0 px: “Y2”'],
    ],
    ['letters of a picture', { board: '<b data-drawn style="font-size:9px">B</b>' }, []],
    [
      'a word that is cut',
      { board: '<p style="width:60px;overflow:hidden;white-space:nowrap">Mountain King</p>' },
      ['cut off: “Mountain King”'],
    ],
    [
      'a short word with an ellipsis',
      { board: '<p style="width:30px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Mathilda</p>' },
      ['cut off: “Mathilda”'],
    ],
    [
      'the longest name with an ellipsis',
      {
        board:
          '<p style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Wolfgang Amadeus Mozarts</p>',
      },
      [],
    ],
    [
      'lines beyond the last that is shown',
      { board: clamped('Mathilda finds the lamp and goes on') },
      ['cut off: “Mathilda finds the lamp and goes on”'],
    ],
    ['lines beyond the last with the longest name', { board: clamped('Wolfgang Amadeus Mozarts finds the lamp') }, []],
    [
      'a text over another',
      { board: '<p style="margin:0">Well House</p><p style="margin:-14px 0 0">Y2</p>' },
      ['“Well House” and “Y2” overlap'],
    ],
    [
      'a slip of paper over a text',
      { board: '<p style="margin:0">Well House</p><p style="margin:-14px 0 0;background:#fff">Y2</p>' },
      [],
    ],
    ['a small target on a board', { board: button('width:20px;height:30px') }, ['20 px to tap: “Go”']],
    ['a target of a board', { board: button('width:24px;height:24px', '') }, []],
    [
      'a small target beside the board',
      { action: '<button style="width:40px;height:44px">Go</button>' },
      ['40 px to tap: “Go”'],
    ],
    [
      'something over a target',
      { board: `${button('width:60px;height:60px')}<div style="position:absolute;inset:0">fog</div>` },
      ['“fog” covers “Go”'],
    ],
    [
      'two targets that share ground',
      { board: button('width:60px;height:60px') + button('left:40px;width:60px;height:60px', 'Stay') },
      ['“Go” and “Stay” overlap'],
    ],
    [
      'a small target on one that fills the board',
      { board: button('width:300px;height:300px') + button('left:10px;top:10px;width:44px;height:44px', 'Map') },
      [],
    ],
    [
      'a small target over the edge of a large one',
      { board: button('width:300px;height:300px') + button('left:280px;top:10px;width:44px;height:44px', 'Map') },
      ['“Go” and “Map” overlap'],
    ],
    [
      'a panned target that is cut before another',
      {
        board: `<div style="position:absolute;inset:60px 0 0;overflow:clip">${button('top:-30px;width:60px;height:90px')}</div>${button('width:60px;height:60px', 'Stay')}`,
      },
      [],
    ],
    [
      'two targets side by side',
      { board: button('width:60px;height:60px') + button('left:60px;width:60px;height:60px', 'Stay') },
      [],
    ],
  ] as [string, Parameters<typeof inspectionOf>[0], string[]][])('%s', async (_, put, faults) => {
    expect((await inspectionOf(put)).faults.sort()).toEqual([...faults].sort());
  });

  test.each([
    ['a top at half the height of the upper button', 'top:622px', '1 rows'],
    ['a top below half of it', 'top:623px', '2 rows'],
    ['a button that is not displayed', 'display:none', '1 rows'],
  ])('buttons of 44 pixels in rows: %s', async (_, style, rows) => {
    const at = (place: string) => button(`width:60px;height:44px;${place}`);
    const { room } = await inspectionOf({ action: at('top:600px') + at(`left:100px;${style}`) });
    expect(room).toContain(rows);
  });

  test.each([
    ['at the top', 'top:0', ['beyond the edge of the screen: “Go”']],
    ['at the bottom', 'bottom:0', ['beyond the edge of the screen: “Go”']],
    ['clear of both', 'top:60px', []],
    ['below the window', 'top:900px', []],
  ])('a button under the edges of a phone: %s', async (_, place, faults) => {
    await page.setContent(`<button style="position:fixed;width:60px;height:40px;${place}">Go</button>`);
    await page.evaluate(installPageTools);
    expect(await page.evaluate(inspectEdges, { top: 59, right: 0, bottom: 34, left: 0 })).toEqual(faults);
  });
});
