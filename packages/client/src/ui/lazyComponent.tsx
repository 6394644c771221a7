import { type ComponentType, lazy, useState } from 'react';

/**
 * A component in a file of its own. Where it has been fetched before it is needed, it is drawn at once: a lazy one
 * would leave its place empty first, and for a while.
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
