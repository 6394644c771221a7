import { type ComponentType, lazy, useState } from 'react';

/**
 * Returns a component in a chunk of its own. If it was preloaded, it is rendered at once: `lazy` alone would suspend
 * first.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => {
    here = await load();
    return { default: here };
  };
  const Later = lazy(fetch) as ComponentType<Props>;
  function Part(props: Props) {
    const [Shown] = useState(() => here ?? Later);
    return <Shown {...props} />;
  }
  return { fetch, Part };
}
