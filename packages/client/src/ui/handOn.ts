import { t } from '../i18n/strings';
import { toast } from './Toast';

/** Copies a text and confirms it. @param copied the confirmation */
export async function copy(text: string, copied: string): Promise<void> {
  if (await isCopied(text)) toast(copied);
  else toast(t().room.invitation.notCopied, 'refusal');
}

/**
 * Shares something with the dialog of the device, or copies its link or text if there is none.
 * @param copied the confirmation
 */
export async function share(data: ShareData, copied: string): Promise<void> {
  try {
    return await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  await copy(data.url ?? data.text ?? '', copied);
}

/** Browsers offer the clipboard over HTTPS and at localhost only. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedBySelection(text);
  }
}

/** Copies by a selection, which also works over plain HTTP. It must follow a tap or a key. */
function isCopiedBySelection(text: string): boolean {
  const selected = document.createElement('span');
  selected.className = 'unseen';
  selected.textContent = text;
  // Text outside of an open dialog cannot be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  place.append(selected);
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', write);
  try {
    getSelection()?.selectAllChildren(selected);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', write);
    getSelection()?.removeAllRanges();
    selected.remove();
  }
}
