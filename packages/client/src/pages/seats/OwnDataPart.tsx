import { catalogue } from '@lantern/games/catalogue';
import { useState } from 'react';
import { ownDataStrings, useOwnDataStrings } from '../../i18n/ownData/useOwnDataStrings';
import { call } from '../../net/api/call';
import { attempt } from '../../room/connection/attempt';
import { browserIdIn, keysOf } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { download } from '../../ui/download';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import { forgetPlace, ownPlaces, type Place } from './ownPlaces';
import styles from './SeatsPage.module.css';

/** The person's data in each room known to this browser, to save as a file or to delete. */
export function OwnDataPart() {
  const strings = useOwnDataStrings();
  const [places, setPlaces] = useState(ownPlaces);
  const [asked, setAsked] = useState<Place>();
  if (places.length === 0) return <p>{strings.none}</p>;
  const deleted = (place: Place) => {
    forgetPlace(place);
    setPlaces(ownPlaces());
    setAsked(undefined);
  };
  return (
    <>
      <p>{strings.help}</p>
      <p>{strings.saveHelp}</p>
      <ul className={styles.places} aria-label={strings.rooms}>
        {places.map((place) => (
          <li key={`${place.code} ${place.seatKey}`}>
            <span>{titleOf(place)}</span>
            <div className={styles.acts}>
              <Button icon="save" aria-label={strings.saveOf(titleOf(place))} onClick={() => save(place)}>
                {strings.save}
              </Button>
              <Button aria-label={strings.deleteOf(titleOf(place))} onClick={() => setAsked(place)}>
                {strings.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked && <DeleteSheet place={asked} onClose={() => setAsked(undefined)} onDeleted={() => deleted(asked)} />}
    </>
  );
}

interface DeleteSheetProps {
  place: Place;
  onClose(): void;
  onDeleted(): void;
}

/** Explains what will be deleted, and deletes it. */
function DeleteSheet({ place, onClose, onDeleted }: DeleteSheetProps) {
  const strings = useOwnDataStrings();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const { code, seatKey: key } = place;
    const browser = browserIdIn(code);
    const deleting = () => call('POST /api/rooms/:code/own-data/delete', { code, key }, { browser });
    if (!(await attempt(deleting))) return setBusy(false);
    toast(ownDataStrings().sheet.done);
    onDeleted();
  };
  return (
    <Sheet
      title={strings.sheet.title(titleOf(place))}
      onClose={onClose}
      actions={
        <Button look="danger" busy={busy} onClick={remove}>
          {strings.delete}
        </Button>
      }
    >
      <div className={styles.part}>
        <p>{strings.sheet.deleted}</p>
        <ul className={styles.list}>
          {strings.sheet.deletes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{strings.sheet.stays}</p>
        {place.host && <p>{strings.sheet.host}</p>}
      </div>
    </Sheet>
  );
}

function save(place: Place): Promise<boolean> {
  const { code, seatKey } = place;
  return attempt(async () => {
    const data = await call('POST /api/rooms/:code/own-data', { code, key: seatKey }, { browser: browserIdIn(code) });
    const { hostKey, seats, former = [] } = keysOf(code);
    const keys = [...seats, ...former].filter((seat) => seat.seatKey === seatKey);
    const file = { ...data, keys: { ...(hostKey !== undefined && { hostKey }), seats: keys } };
    download(`lantern-${code}-my-data.json`, `${JSON.stringify(file, null, 2)}\n`, 'application/json');
  });
}

/** The room and the name of the person in it. */
function titleOf({ game, code, name }: Place): string {
  const title = catalogue.find(({ id }) => id === game)?.title ?? game;
  return ownDataStrings().place(`${title} (${code})`, name);
}
