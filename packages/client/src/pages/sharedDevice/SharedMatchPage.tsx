import { MatchPage, type MatchPageProps } from '../match/MatchPage';
import { OneAtATime } from './SharedDevice';

/** The table of a match for several people at one device. */
export function SharedTable(props: MatchPageProps) {
  return (
    <OneAtATime handle={props.handle} room={props.room}>
      {(seat, sharedDevice) => <MatchPage key={seat} {...props} sharedDevice={sharedDevice} />}
    </OneAtATime>
  );
}
