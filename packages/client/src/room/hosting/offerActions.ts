import type { OfferView } from '@lantern/protocol/offers';
import type { Seat } from '@lantern/protocol/seat';
import { call } from '../../net/api/call';
import type { HostCredentials } from './hostCredentials';

/** The actions of the host and of seated players for the next match. Each resolves to whether it succeeded. */
export function offerActions({ code, hostKey, host, held, attempt }: HostCredentials) {
  const say = ({ id }: OfferView, agreed: boolean, key: string) =>
    call('POST /api/rooms/:code/offer/:id/answer', { code, id, key }, { agreed });
  const answer = async (offer: OfferView, agreed: boolean) => {
    const said = agreed ? offer.yes : offer.no;
    // Sent one after the other: the last acceptance starts the match, after which the seats may have changed.
    for (const seat of held) if (!said.includes(seat.seat)) await say(offer, agreed, seat.seatKey);
  };
  const propose = (way: 'start' | 'rematch') =>
    attempt(async () => {
      const { offer } = await call(`POST /api/rooms/:code/${way}`, { code, key: hostKey });
      if (offer) await answer(offer, true);
    });
  return {
    /** Deals or offers the next match with the present seats. All people who share the host's browser agree to it. */
    start: () => propose('start'),
    /** The same with everybody moved on by one seat. */
    rematch: () => propose('rematch'),
    /** Answers an offer for all people who share this browser; a host who declines withdraws it. */
    answerOffer: (offer: OfferView, agreed: boolean) =>
      attempt(() => (host && !agreed ? say(offer, false, hostKey) : answer(offer, agreed))),
    /** Starts the offered match. @param without the seats that have not agreed */
    startWithout: ({ id }: OfferView, without: readonly Seat[]) =>
      attempt(() =>
        call('POST /api/rooms/:code/offer/:id/start', { code, id, key: hostKey }, { without: [...without] }),
      ),
  };
}
