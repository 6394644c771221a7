import { MatchPage, type MatchPageProps } from '../match/MatchPage';
import { SharedDevice } from './SharedDevice';

/** The table of a match for several people at one device. */
export function SharedMatchPage(props: MatchPageProps) {
  return (
    <SharedDevice handle={props.handle} room={props.room}>
      {(seat, sharedDevice) => <MatchPage key={seat} {...props} sharedDevice={sharedDevice} />}
    </SharedDevice>
  );
}
