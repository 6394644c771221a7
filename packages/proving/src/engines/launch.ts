import { launchChromium } from './chromiumTab';
import { launchFirefox } from './firefoxTab';
import type { Engine, Launcher } from './tab';
import { launchWebKit } from './webkitTab';

const LAUNCH: Readonly<Record<Engine, () => Promise<Launcher | undefined>>> = {
  chromium: launchChromium,
  webkit: launchWebKit,
  firefox: launchFirefox,
};

/** Starts the installed engines. */
export async function launchAll(wanted: readonly Engine[]): Promise<Map<Engine, Launcher>> {
  const found = new Map<Engine, Launcher>();
  for (const engine of wanted) {
    const launcher = await LAUNCH[engine]();
    if (launcher) found.set(engine, launcher);
  }
  return found;
}
