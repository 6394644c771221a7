import { basePath } from '../state/basePath';

/** The sign of the house; decorative. @param size of its sides, in pixels */
export function LanternPicture({ size }: { size: number }) {
  return <img src={`${basePath}/lantern.svg`} alt="" width={size} height={size} />;
}
