import { LoggedSecrets } from '@lantern/server/src/testing/loggedSecrets';

/** The secrets sent to and by the servers of a proof: no printed line may contain one. */
export const toldSecrets = new LoggedSecrets();
