/** Replaces socket.io's support for binary data in the build: Lantern sends text only. */
export const hasBinary = () => false;
export const isBinary = () => false;
export const deconstructPacket = () => undefined;
export const reconstructPacket = () => undefined;
export const decode = () => undefined;
