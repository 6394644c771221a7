import { newAddress } from '../load/session';
import { Wire } from '../load/wire';
import type { Trigger, Wish } from './visitors';

/** Maximum time for a message to reach everybody. */
const TIMEOUT_MS = 20_000;

/** Number of simultaneous joins. */
const AT_ONCE = 20;

const wires: Wire[] = [];
/** The expected text, the number of visitors without it, and a callback. */
let awaited: { text: string; missing: number; told: (bytes: number) => void } | undefined;

function heard(_event: string, frame: string, bytes: number): void {
  if (awaited && frame.includes(awaited.text) && --awaited.missing === 0) awaited.told(bytes);
}

async function open({ server, namespace, visitors, proof, greeting }: Extract<Wish, { ask: 'open' }>): Promise<number> {
  const one = async (name: string) => {
    const wire = await Wire.open(server, namespace, newAddress(), heard, { ...proof, name });
    if (greeting) wire.emit(...greeting);
    wires.push(wire);
  };
  while (wires.length < visitors) {
    const coming = Math.min(AT_ONCE, visitors - wires.length);
    await Promise.all(Array.from({ length: coming }, (_, index) => one(`Visitor ${wires.length + index}`)));
  }
  return wires.length;
}

function tell({ trigger, text }: Extract<Wish, { ask: 'tell' }>): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${awaited?.missing} of ${wires.length} have not received the change`));
    const timer = setTimeout(late, TIMEOUT_MS);
    const told = (bytes: number) => {
      clearTimeout(timer);
      awaited = undefined;
      resolve(bytes);
    };
    awaited = { text, missing: wires.length, told };
    pull(trigger).catch(reject);
  });
}

async function pull(trigger: Trigger): Promise<void> {
  if ('emit' in trigger) {
    wires[trigger.by % wires.length]?.emit(...trigger.emit);
    return;
  }
  const { post, body, key } = trigger;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const answer = await fetch(post, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${post}: ${answer.status} ${await answer.text()}`);
}

process.on('message', async ({ id, wish }: { id: number; wish: Wish }) => {
  try {
    process.send?.({ id, answer: await (wish.ask === 'open' ? open(wish) : tell(wish)) });
  } catch (error) {
    process.send?.({ id, error: (error as Error).message });
  }
});
