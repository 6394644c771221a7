import { MatchPage, type MatchPageProps } from '../match/MatchPage';
import { OneAtATime } from './OneAtATime';

/** The table of a match for several people at one device. */
export function SharedTable(props: MatchPageProps) {
  return (
    <OneAtATime handle={props.handle} room={props.room}>
      {(seat, company) => <MatchPage key={seat} {...props} company={company} />}
    </OneAtATime>
  );
}
