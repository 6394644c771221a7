import { Observable } from '../state/observable';

/** The browser's offer to put Lantern on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const store = new Observable<{ offer: InstallPrompt | null }>({ offer: null });

/** The offer of the browser, once it has made one. */
export const { get: installOffer, subscribe: onInstallOffer } = store;

/** Keeps the browser's offer until somebody asks for it. */
export function prepareInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set({ offer: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => store.set({ offer: null }));
}

/** Lets the browser ask whether Lantern may be installed. An offer is good for once. */
export async function install(): Promise<void> {
  const { offer } = store.get();
  store.set({ offer: null });
  await offer?.prompt();
}
