import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from './lazyComponent';

/** Returns a component that is loaded at its first render; until then it renders nothing. */
export function laterComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part } = lazyComponent(load);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
