import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// High enough that no test fails on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Features that jsdom lacks: a dialog that opens and closes, media queries, scrolling, pointers, layout, structured clones,
// text encoding.

// By the HTML standard, a modal dialog restores the focus when it is closed.
const focused = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  focused.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = focused.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;
  readonly pointerType: string;

  constructor(type: string, { pointerId = 0, isPrimary = false, pointerType = '', ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerId = pointerId;
    this.isPrimary = isPrimary;
    this.pointerType = pointerType;
  }
} as unknown as typeof PointerEvent;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.TextEncoder ??= TextEncoder;
globalThis.structuredClone ??= <Value>(value: Value): Value =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));
