import { sentenceOf } from '../../net/api/failure';
import { toast } from '../../ui/Toast';

/** Runs a request and shows a refusal on the screen. */
export async function attempt(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    toast(sentenceOf(error), 'refusal');
    return false;
  }
}
