import type { CardId, PlayArgs, Response, RoomId, View } from '@lantern/games/colossal-cave/board';
import type { MoveEyes, MoveWords } from '../../../match/command/moveWords';
import { cardName } from '../cards/faces';
import { called } from '../context';
import { t } from '../strings';

const card = ([id]: readonly [CardId]): string => cardName(id);

/** The room, and whether the mover wants to be asked about the move too. */
const room = ([id, { hold } = {}]: readonly [RoomId, { hold?: boolean }?]): string =>
  hold ? `${t().rooms[id]}, ${t().standing.askMyself}` : t().rooms[id];

function played({ target, item, room: to }: PlayArgs, eyes: MoveEyes<View>): string[] {
  return [target && called(eyes, target), item && cardName(item), to && t().rooms[to]].filter(
    (one) => one !== undefined,
  );
}

export const moveWords: MoveWords<View> = {
  useItem: card,
  deposit: card,
  dropItem: card,
  discardCard: card,
  pickCard: card,
  moveTo: room,
  moveExtra: room,
  runStep: room,
  playCard: ([id, args = {}]: readonly [CardId, PlayArgs?], eyes) => [cardName(id), ...played(args, eyes)].join(', '),
  playPicked: ([args = {}]: readonly [PlayArgs?], eyes) => played(args, eyes).join(', '),
  payToll: ([toll]: readonly [CardId | 'dropAll' | null]) => {
    if (toll === null) return t().sheets.nothing;
    return toll === 'dropAll' ? t().decisions.dropAll : cardName(toll);
  },
  respond: ([, answer]: readonly [number, Response]) => {
    const { reactions } = t();
    switch (answer.t) {
      case 'pass':
        return reactions.pass;
      case 'magazines':
        return t().cards.dwarvishMagazines.name;
      case 'defend':
        return `${reactions.defendWith} ${cardName(answer.card)}`;
      default:
        return cardName(answer.card);
    }
  },
};
