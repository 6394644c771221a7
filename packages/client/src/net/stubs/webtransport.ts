/** Replaces engine.io's WebTransport in the build, which the server does not offer. */
export class WT {}
