import { Observable } from '../state/observable';

/** The event with which a browser offers to install Lantern. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const store = new Observable<{ offer: InstallPrompt | null }>({ offer: null });

/** The browser's offer, once it has made one. */
export const { get: installOffer, subscribe: onInstallOffer } = store;

/** Stores the browser's offer until somebody asks for it. */
export function prepareInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set({ offer: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => store.set({ offer: null }));
}

/** Lets the browser ask whether to install Lantern. An offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = store.get();
  store.set({ offer: null });
  await offer?.prompt();
}
