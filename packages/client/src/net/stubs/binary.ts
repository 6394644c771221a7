/** Stands in the build for what socket.io does with binary data: Lantern speaks in words only. */
export const hasBinary = () => false;
export const isBinary = () => false;
export const deconstructPacket = () => undefined;
export const reconstructPacket = () => undefined;
export const decode = () => undefined;
