import { useState } from 'react';
import { seatsStrings, useSeatsStrings } from '../../i18n/seats/useSeatsStrings';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import styles from './KeepSeat.module.css';
import { areSeatsKept, forgetSeats, keepSeats } from './keptSeats';

/**
 * Lets the server keep the seats of this browser, identified by a cookie, or forget them. Nothing is sent or set before
 * a tap.
 */
export function KeptSeats() {
  const { keep } = useSeatsStrings();
  const [kept, setKept] = useState(areSeatsKept);
  const change = async (wanted: boolean) => {
    if (!(await attempt(wanted ? keepSeats : forgetSeats))) return;
    setKept(wanted);
    if (!wanted) toast(seatsStrings().keep.forgotten);
  };
  return (
    <div className={styles.ways}>
      <p>{keep.help}</p>
      <p role="status">{kept && keep.kept}</p>
      <Button onClick={() => change(!kept)}>{kept ? keep.forget : keep.keep}</Button>
    </div>
  );
}
