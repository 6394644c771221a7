import { setTimeout as pause } from 'node:timers/promises';
import type { Question, RunningSubject, SubjectSpec } from './process';

async function started(spec: SubjectSpec): Promise<RunningSubject> {
  if (spec.kind === 'relay' || spec.kind === 'floor') return (await import('./relay')).startRelay(spec);
  if (spec.kind.startsWith('stock')) return (await import('./stock')).startStock(spec);
  return (await import('./lantern')).startLantern(spec);
}

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'cpu') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  if (question.ask === 'memory') {
    // Finalisers run between two collections, so a further collection may free more.
    for (let pass = 0; pass < 4; pass++) {
      global.gc?.();
      await pause(50);
    }
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }
  return running.answer?.(question);
}

const running = await started(JSON.parse(process.argv[2] ?? '') as SubjectSpec);
process.on('message', async ({ id, question }: { id: number; question: Question }) => {
  process.send?.({ id, answer: await answer(question) });
});
process.send?.({ ready: running.address });
