import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from './lazyComponent';

/** Returns a component in a chunk of its own, which renders nothing until that is there; `fetch` preloads it. */
export function laterComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { fetch, Part } = lazyComponent(load);
  const Later = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Later, { fetch });
}
