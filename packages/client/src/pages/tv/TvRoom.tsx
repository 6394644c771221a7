import { catalogue } from '@lantern/games/catalogue';
import type { RoomView } from '@lantern/protocol/rooms';
import { Emblem } from '../../art/emblems/Emblem';
import { useSeriesStrings } from '../../i18n/series/useSeriesStrings';
import { useTvStrings } from '../../i18n/tv/useTvStrings';
import { OfferText } from '../../room/offer/Offer';
import { Series } from '../../room/Series';
import styles from './Tv.module.css';
import { TvInvitation } from './TvInvitation';
import { TvSeats } from './TvSeats';

/** A room before and between matches on a big screen: the people, the score of the evening, and the invitation. */
export function TvRoom({ room }: { room: RoomView }) {
  const series = useSeriesStrings();
  const tv = useTvStrings();
  const title = catalogue.find(({ id }) => id === room.game)?.title ?? room.game;
  const free = room.seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <main className={styles.interlude}>
      <header>
        <div className={styles.picture}>
          <Emblem game={room.game} />
        </div>
        <div>
          <h1>{title}</h1>
          <OfferText room={room} />
          <p>{free > 0 ? tv.free(free) : room.state === 'over' ? tv.next : tv.ready}</p>
        </div>
      </header>
      <div className={styles.people}>
        <TvSeats room={room} />
        {room.history.length > 0 && (
          <section aria-labelledby="series">
            <h2 id="series">{series.title}</h2>
            <Series room={room} />
          </section>
        )}
      </div>
      <TvInvitation code={room.code} large />
    </main>
  );
}
