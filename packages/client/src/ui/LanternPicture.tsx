import { basePath } from '../state/basePath';

/** The logo of Lantern; decorative. @param size the length of a side, in pixels */
export function LanternPicture({ size }: { size: number }) {
  return <img src={`${basePath}/lantern.svg`} alt="" width={size} height={size} />;
}
