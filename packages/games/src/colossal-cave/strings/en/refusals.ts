import type { GameStrings } from '../../../kit/strings';
import { CARD_IDS } from '../../data/cards';
import { ROOM_IDS } from '../../data/rooms';
import { theCard } from './cards';
import { inRoom } from './rooms';

type Sentences = GameStrings['refusals'];

type Params = Parameters<Sentences[string]>[0];

/** "the Ming Vase", from the parameter `card`; at the beginning of a sentence "The Ming Vase". */
function that({ card }: Params): string {
  const id = CARD_IDS.find((known) => known === card);
  return id ? theCard(id) : 'that card';
}

function That(params: Params): string {
  return that(params).replace(/^t/, 'T');
}

/** "in the Hall of Mists", from the parameter `room`. */
function there({ room }: Params): string {
  const id = ROOM_IDS.find((known) => known === room);
  return id ? inRoom(id) : 'in another room';
}

const moments: Sentences = {
  GAME_OVER: () => 'The match is over. Start another one from the room.',
  NOT_YOUR_DECISION: () => 'It is not for you to decide right now. Wait until you are asked.',
  WRONG_STEP: () => 'A turn runs draw, move, play, discard, and this belongs to another step.',
  STALE_WINDOW: () => 'The moment for this reaction has passed. Look at what is on the table now.',
  STALE_DECISION: () => 'That decision has already been made.',
  ALREADY_USED: () => 'That card has done its work here already. Choose something else.',
  ALREADY_CONCEDED: () => 'You have already given up. You can still watch.',
};

const moving: Sentences = {
  NOT_ADJACENT: () => 'No passage leads there from your room. Choose one of the rooms next to yours.',
  CAVE_CLOSED: () => 'The cave is closing: the grate is shut. Spend two magic words to open it, or wait.',
  BAD_TOLL: () => 'That does not pay the toll. Offer what the card asks for, or give up nothing and stay.',
};

const playing: Sentences = {
  NOT_IN_HAND: (params) => `You do not hold ${that(params)}. Choose a card from your hand.`,
  REACTION_ONLY: (params) =>
    `${That(params)} is a reaction and cannot be your play. Keep it until you can react with it.`,
  NOWHERE: () => 'The Friendly Bear cannot be played. Fetch it with food, steal it, or reveal it to the troll.',
  WRONG_ROOM: (params) => `For ${that(params)} you must be ${there(params)}. Go there first.`,
  BIRD_SCARED: () => 'The Little Bird is afraid of your Black Rod. You need the Wicker Cage, or no rod.',
  INHABITANTS_GONE: () => 'Dwarves, pirate and troll have gone home. Wait until the cave is open again.',
  DISCARD_EMPTY: () => 'The discard pile is empty. Play this once something lies there.',
  NOTHING_TO_FIND: (params) => `No need to look for ${that(params)}: carried by you already, or locked in a safe.`,
};

const choosing: Sentences = {
  NO_TARGET: () => 'There is nobody and nothing to play this on right now. Try again later.',
  BAD_TARGET: () => 'This card cannot be played on that player. Choose one it fits.',
  TARGET_DEAD: () => 'The dead are in no room, so this cannot reach them. Choose somebody living.',
  TARGET_SAFE: () => 'Nothing of that kind happens in the Well House. Choose somebody inside the cave.',
  TARGET_LIT: () => 'They stand in the light and see the pit. Choose somebody in the dark.',
  BAD_ITEM: () => 'That card cannot be chosen here. Name one that fits and that is where it must be.',
  BAD_ROOM: () => 'That room cannot be chosen. Name another one, and not the Well House.',
  NOT_IN_DISCARD: (params) => `The discard pile does not hold ${that(params)}. Pick a card that lies there.`,
};

const answering: Sentences = {
  NOT_A_REACTION: (params) => `You cannot react with ${that(params)}. Choose a red card, or pass.`,
  NO_TRIGGER: (params) => `You cannot react to this with ${that(params)}. Choose another card, or pass.`,
  OWN_CARD: () => 'You cannot cancel your own card. Let it happen.',
  NOT_TARGET: () => 'Only the target of a card may defend, and that is not you.',
  NOT_DEFENCE: (params) => `${That(params)} will not defend you against this. Choose another item, or pass.`,
  MAGAZINES_TARGETED: () => 'The Magazines cannot prevent their own theft. Another cancel could.',
  BAD_STANDING: () => 'This game has no such auto-pass. Choose to be asked or to pass.',
};

const belongings: Sentences = {
  NOT_CARRIED: (params) => `You do not carry ${that(params)}. Choose a card that lies open in front of you.`,
  NO_ABILITY: (params) => `There is nothing to use about ${that(params)}. Being carried is enough.`,
  NOT_WELL_HOUSE: () => 'The safes stand in the Well House. Carry your treasure there first.',
  NOT_TREASURE: (params) => `${That(params)} will not do: only a treasure will. Choose a blue card.`,
  NOT_OVER: () => 'You have given up enough cards. Keep the rest.',
};

const table: Sentences = {
  BAD_PLAYER_COUNT: () => 'Colossal Cave is for 3 or 4 players. Fill empty seats with bots.',
};

/** Sentences of refusals by code: what is missing and what to do. */
export const refusals: Sentences = {
  ...moments,
  ...moving,
  ...playing,
  ...choosing,
  ...answering,
  ...belongings,
  ...table,
};
