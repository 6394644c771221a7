/** Stands in the build for a transport of engine.io that the server does not offer and the client never names. */
export class WT {}
