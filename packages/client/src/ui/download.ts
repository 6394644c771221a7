/** The maximum time until the browser starts a download, in milliseconds. */
const BEGINS_WITHIN = 60_000;

/** Saves a text as a file on this device. @param type its MIME type, such as `application/json` */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGINS_WITHIN);
}
