import { TablePage, type TablePageProps } from '../match/MatchPage';
import { OneAtATime } from './OneAtATime';

/** The table of a match for several people at one device. */
export function SharedTable(props: TablePageProps) {
  return (
    <OneAtATime handle={props.handle} room={props.room}>
      {(seat, company) => <TablePage key={seat} {...props} company={company} />}
    </OneAtATime>
  );
}
