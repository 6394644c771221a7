import { catalogue } from '@lantern/games/catalogue';
import type { OfferView } from '@lantern/protocol/offers';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OfferStrings } from '../../i18n/offer/en';
import { useOfferStrings } from '../../i18n/offer/useOfferStrings';
import { Button, type ButtonProps } from '../../ui/Button';
import { Call } from '../call/Call';
import { attempt } from '../connection/attempt';
import type { RoomActs, RoomRole } from '../connection/roomHandle';
import { goToNextRoom } from '../group/goToNextRoom';

interface OfferProps {
  handle: RoomRole & RoomActs;
  room: RoomView;
}

type Role = 'host' | 'asked' | 'agreed' | 'declined' | 'watching';

/** The open offer of a room with the viewer's possible answers, if there is one. */
export function Offer(props: OfferProps) {
  const { offer } = props.room;
  // The host of the next room is already there.
  if (!offer || (offer.kind === 'next' && props.handle.host)) return null;
  return (
    <Call icon={offer.kind === 'next' ? 'next' : 'play'} answers={<OfferButtons {...props} />}>
      <OfferText {...props} />
    </Call>
  );
}

/** The text of an offer: the missing answers, and the viewer's own. A viewer without a handle is a spectator. */
export function OfferText({ handle, room }: Partial<OfferProps> & Pick<OfferProps, 'room'>) {
  const say = useOfferStrings();
  return (
    <p role="status">
      {room.offer && sentencesOf(say, room, room.offer, handle ? roleIn(room.offer, handle) : 'watching').join(' ')}
    </p>
  );
}

function sentencesOf(say: OfferStrings, room: RoomView, offer: OfferView, role: Role): string[] {
  const { kind, by, asked, no } = offer;
  const names = namesIn(room);
  const title = catalogue.find(({ id }) => id === room.game)?.title ?? room.game;
  const made = say.made(kind, by === null ? null : (names([by])[0] ?? ''), title);
  if (kind === 'next') return role === 'host' ? [] : [made];
  if (role === 'asked') return [made, say.declineHelp];
  const declined = no.length > 0 ? [say.declined(names(no))] : [];
  const missing = asked.length > 0 ? [say.waiting(names(asked))] : [];
  if (role === 'host' && asked.length + no.length === 0) return [say.ready];
  if (role === 'host') return [...declined, ...missing, ...(asked.length > 0 ? [say.standIn(names(asked))] : [])];
  if (role === 'declined') return [made, say.youDeclined];
  return [made, ...(role === 'agreed' ? [say.youAgreed] : []), ...declined, ...missing];
}

/** The buttons of an offer, for people who are asked and for the host. */
export function OfferButtons({ handle, room }: OfferProps) {
  const { offer } = room;
  const own = offer ? roleIn(offer, handle) : 'watching';
  if (!offer || own === 'watching') return null;
  if (offer.kind === 'next') return own !== 'host' && <NextButtons {...{ handle, offer }} />;
  if (own === 'host') return <HostButtons {...{ handle, room, offer }} />;
  return <AnswerButtons {...{ handle, offer }} answered={own} />;
}

interface AnswerProps {
  handle: RoomRole & RoomActs;
  offer: OfferView;
}

function AnswerButtons({ handle, offer, answered }: AnswerProps & { answered: 'asked' | 'agreed' | 'declined' }) {
  const say = useOfferStrings();
  return (
    <>
      {answered !== 'declined' && <Once onTap={() => handle.act.answerOffer(offer, false)}>{say.decline}</Once>}
      {answered !== 'agreed' && (
        <Once look="main" onTap={() => handle.act.answerOffer(offer, true)}>
          {say.agree}
        </Once>
      )}
    </>
  );
}

/** Lets the host start with the players who have agreed; the button names all others. */
function HostButtons({ handle, room, offer }: AnswerProps & { room: RoomView }) {
  const say = useOfferStrings();
  const without = [...offer.asked, ...offer.no];
  return (
    <>
      <Once onTap={() => handle.act.answerOffer(offer, false)}>{say.cancel}</Once>
      <Once look="main" onTap={() => handle.act.startWithout(offer, without)}>
        {without.length > 0 ? say.startWithout(namesIn(room)(without)) : say.start}
      </Once>
    </>
  );
}

/** The answers to an invitation into the next room of the group. */
function NextButtons({ handle, offer }: AnswerProps) {
  const say = useOfferStrings();
  const [, go] = useLocation();
  const come = async () => {
    if (!(await handle.act.answerOffer(offer, true))) return;
    await attempt(async () => {
      const next = await goToNextRoom(handle);
      if (next !== null) go(`/r/${next}`);
    });
  };
  return (
    <>
      {handle.seat !== null && offer.asked.includes(handle.seat) && (
        <Once onTap={() => handle.act.answerOffer(offer, false)}>{say.stay}</Once>
      )}
      <Once look="main" icon="next" onTap={come}>
        {say.come}
      </Once>
    </>
  );
}

/** A button that is busy until its request is answered. */
function Once({ onTap, ...rest }: ButtonProps & { onTap(): Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const tap = async () => {
    setBusy(true);
    await onTap();
    setBusy(false);
  };
  return <Button {...rest} busy={busy} onClick={tap} />;
}

/** Returns the role of the viewer in an offer: people who share a browser are asked until all of them have answered. */
function roleIn({ asked, no }: OfferView, { host, held }: RoomRole & RoomActs): Role {
  if (host) return 'host';
  if (held.length === 0) return 'watching';
  if (held.some(({ seat }) => asked.includes(seat))) return 'asked';
  return held.some(({ seat }) => no.includes(seat)) ? 'declined' : 'agreed';
}

const namesIn =
  ({ seats }: RoomView) =>
  (wanted: readonly Seat[]): string[] =>
    wanted.map((seat) => seats.find((seatView) => seatView.seat === seat)?.name ?? '');
