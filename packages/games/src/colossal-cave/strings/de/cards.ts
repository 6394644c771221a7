import { CARDS, type CardId, type CardName, nameOf } from '../../data/cards';
import type { CardWords } from '../en/cards';
import { rooms } from './rooms';

const mists = rooms.hallOfMists;
const king = rooms.mountainKing;
const giant = rooms.giantRoom;
const plover = rooms.ploverRoom;
const volcano = rooms.volcanoView;
const well = rooms.wellHouse;
const crawl = rooms.cobbleCrawl;

function loot(name: string, where: string, more = ''): CardWords {
  return { name, where, text: `Hier offen auslegen, nach Hause tragen, in den Tresor schließen.${more && ` ${more}`}` };
}

const treasures = {
  goldNugget: loot('Goldklumpen', mists),
  diamonds: loot('Diamanten', mists, 'Der Zauberstab kann sie herbeischaffen.'),
  rareCoins: loot('Münzen', king),
  jewelry: loot('Geschmeide', king),
  silverBars: loot('Silberbarren', rooms.y2),
  persianRug: loot('Perserteppich', king, 'Bloße Hände können ihn herbeischaffen.'),
  treasureChest: loot('Schatztruhe', rooms.twistyMaze),
  glisteningPearl: loot('Glanzperle', rooms.complexJunction),
  mingVase: loot('Ming-Vase', rooms.orientalRoom, 'Zerbrechlich: Hüte dich vor „Vase fallen lassen“.'),
  goldenEggs: loot('Goldeier', giant, '„Fee, Fie, Foe, Foo!“ ruft sie herbei, sogar aus einem Tresor.'),
  jeweledTrident: loot('Juwelendreizack', giant),
  emerald: loot('Smaragd', plover, 'Groß wie ein Ei, passt aber durch den engen Spalt.'),
  platinumPyramid: loot('Platinpyramide', plover),
  rareSpices: loot('Gewürze', volcano),
  goldenChain: loot('Goldkette', volcano, 'Der Bär kann sie herbeischaffen.'),
} satisfies Partial<Record<CardName, CardWords>>;

const items = {
  brassLantern: {
    name: 'Laterne',
    where: well,
    text: 'Erhellt den Raum, in dem du bist, für alle dort. Schützt dich vor „Bodenlose Grube“.',
  },
  setOfKeys: { name: 'Schlüsselbund', where: well, text: 'Schützt dich vor „Das Gitter ist verschlossen!“.' },
  tastyFood: {
    name: 'Proviant',
    where: well,
    text: 'Beginne deinen Zug am Vulkanblick und lege ihn ab: Der Bär kommt zu dir.',
  },
  emptyBottle: {
    name: 'Flasche',
    where: well,
    text: 'Lege sie beim Spielen im Brunnenhaus ab: Du hast eine weitere Spielaktion.',
  },
  wickerCage: {
    name: 'Weidenkäfig',
    where: crawl,
    text: 'Beginne deinen Zug in der Nebelhalle: Hol dir das Vögelchen. Im Käfig fürchtet es deinen Zauberstab nicht.',
  },
  blackRod: {
    name: 'Zauberstab',
    where: crawl,
    text: 'Beginne deinen Zug in der Nebelhalle und lege ihn ab: Hol dir die Diamanten. Dein Vögelchen flieht vor ihm.',
  },
  littleBird: { name: 'Vögelchen', where: mists, text: 'Schützt dich vor „Die Schlange versperrt den Weg!“.' },
  littleAxe: { name: 'Handbeil', where: mists, text: 'Schützt dich vor beiden Arten von wütenden Zwergen.' },
  velvetPillow: {
    name: 'Samtkissen',
    where: rooms.swissCheese,
    text: 'Schützt deine Ming-Vase vor „Vase fallen lassen“.',
  },
  dwarvishMagazines: {
    name: 'Zwergenmagazine',
    where: rooms.complexJunction,
    text: 'Lege sie ab, um eine fremde Karte zu kontern. Den eigenen Diebstahl verhindern sie nicht.',
  },
  freshBatteries: {
    name: 'Batterien',
    where: rooms.twistyMaze,
    text: 'Schützen deine Laterne vor „Deine Lampe wird schwächer“.',
  },
  friendlyBear: {
    name: 'Bär',
    text: 'Lege ihn zu Beginn deines Zuges ab: Hol dir die Goldkette. Schützt dich vor „Halt! Trollzoll!“.',
  },
} satisfies Partial<Record<CardName, CardWords>>;

const actions = {
  xyzzy: { name: 'Xyzzy!', text: 'Zauberwort. Versetzt dich vom Brunnenhaus in die Nebelhalle oder zurück.' },
  plugh: { name: 'Plugh!', text: 'Zauberwort. Versetzt dich vom Brunnenhaus nach Y2 oder zurück.' },
  plover: { name: 'Plover!', text: 'Zauberwort. Versetzt dich von Y2 ins Plover-Zimmer oder zurück.' },
  feeFieFoeFoo: {
    name: 'Fee, Fie, Foe, Foo!',
    text: 'Zauberwort. Die Goldeier kommen zu dir, wo sie auch sind, sogar aus einem Tresor.',
  },
  bottomlessPit: {
    name: 'Bodenlose Grube',
    text: 'Jemand anderes, der im Dunkeln steht, stirbt. Die Laterne schützt.',
  },
  angryDwarfKnife: {
    name: 'Wütender Zwerg (wirft ein Messer)',
    text: 'Jemand anderes außerhalb des Brunnenhauses stirbt. Das Handbeil schützt.',
  },
  harHar: {
    name: 'Har, har!',
    text: 'Piratenwerk: Nimm einen Schatz, den jemand außerhalb des Brunnenhauses trägt.',
  },
  stealAKeeper: {
    name: 'Langfinger',
    text: 'Nimm einen Gegenstand, aber keinen Schatz, den jemand anderes trägt. Auch von Toten.',
  },
  exploreAtRandom: {
    name: 'Aufs Geratewohl',
    text: 'Versetze jemand Lebenden, auch dich selbst, in einen anderen Raum deiner Wahl. Nicht ins Brunnenhaus.',
  },
  stockUp: {
    name: 'Vorräte auffüllen!',
    text: 'Hol dir die Laterne, den Schlüsselbund, den Proviant oder die Flasche.',
  },
  speedRun: { name: 'Im Laufschritt', text: 'Mach bis zu drei Schritte nacheinander.' },
  letsDoThatAgain: {
    name: 'Das machen wir noch mal',
    text: 'Nimm eine beliebige Karte vom Ablagestapel auf die Hand. Ist sie hier spielbar, darfst du sie gleich spielen.',
  },
  pirateBooty: { name: 'Piratenbeute', text: 'Nimm einen Schatz vom Ablagestapel auf die Hand.' },
  systemCrash: {
    name: 'Systemabsturz',
    text: 'Alle Lebenden geben ihre Handkarten im Uhrzeigersinn an die nächsten Lebenden weiter.',
  },
  carryingTooMuch: {
    name: 'Du trägst schon zu viel!',
    text: 'Niemand darf mehr als zwei Karten tragen: Alles andere fällt zu Boden. Auch bei dir und bei den Toten.',
  },
  donWoods: {
    name: 'Don Woods hat es nie gegeben',
    text: 'Alle getragenen Schätze, die er der Höhle hinzugefügt hat, verschwinden auf den Ablagestapel.',
  },
  caveClosing: {
    name: 'Die Höhle schließt',
    text: 'Schließt das Gitter und schickt Zwerge, Pirat und Troll nach Hause. Zwei Zauberworte einer Person beenden das, sonst endet es nach den Runden, die in den Optionen stehen.',
  },
  dropVase: {
    name: 'Vase fallen lassen',
    text: 'Die Ming-Vase, die jemand anderes trägt, zerbricht. Das Samtkissen schützt.',
  },
  lampDim: {
    name: 'Deine Lampe wird schwächer',
    text: 'Jemand anderes verliert die getragene Laterne. Die Batterien schützen.',
  },
  bareHands: {
    name: 'Womit, mit bloßen Händen?',
    where: king,
    text: 'Hol dir den Perserteppich, wenn er in keinem Tresor liegt.',
  },
} satisfies Partial<Record<CardName, CardWords>>;

const reactions = {
  grateLocked: {
    name: 'Das Gitter ist verschlossen!',
    where: 'Ein Schritt zwischen Brunnenhaus und Geröllgang',
    text: 'Wer geht, wird aufgehalten. Der Schlüsselbund schützt.',
  },
  payTroll: {
    name: 'Halt! Trollzoll!',
    where: 'Ein Schritt zwischen Bedquilt und Vulkanblick',
    text: 'Wer geht, legt einen getragenen Schatz ab, und du bekommst diese Karte zurück. Wer nicht zahlt, wird aufgehalten. Der Bär schützt.',
  },
  lostInMaze: {
    name: 'Im Labyrinth verirrt',
    where: 'Ein Schritt ins Labyrinth oder hinaus',
    text: 'Wer geht, legt eine getragene Karte ab, und du bekommst diese zurück. Wer nicht zahlt, wird aufgehalten, und der Zug endet.',
  },
  tightSqueeze: {
    name: 'Enger Spalt',
    where: 'Ein Schritt zwischen Orientzimmer und Plover-Zimmer',
    text: 'Wer geht, legt alles Getragene außer dem Smaragd ab oder wird aufgehalten.',
  },
  snakeBars: {
    name: 'Die Schlange versperrt den Weg!',
    where: 'Ein Schritt aus der Halle des Bergkönigs, außer in die Nebelhalle',
    text: 'Wer geht, wird aufgehalten. Das Vögelchen schützt.',
  },
  angryDwarfBlock: {
    name: 'Wütender Zwerg (versperrt den Weg)',
    where: 'Jeder Schritt, außer zwischen Brunnenhaus und Geröllgang',
    text: 'Wer geht, wird aufgehalten, und der Zug endet. Das Handbeil schützt.',
  },
  waitForMe: {
    name: 'Warte auf mich!',
    where: 'Jemand anderes verlässt deinen Raum',
    text: 'Kommt der Schritt zustande, gehst du mit.',
  },
  followMe: {
    name: 'Mir nach!',
    where: 'Du verlässt einen Raum, in dem andere sind',
    text: 'Kommst du durch, kommen alle dort mit.',
  },
  dontKnow: {
    name: 'Ich weiß nicht, wie das geht',
    where: 'Jemand anderes spielt eine Karte',
    text: 'Die Karte wird gekontert.',
  },
} satisfies Partial<Record<CardName, CardWords>>;

export const cards: Readonly<Record<CardName, CardWords>> = { ...treasures, ...items, ...actions, ...reactions };

type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** The gender of what can be carried. All other cards are quoted. */
const genders: Readonly<Record<keyof typeof treasures | keyof typeof items, Gender>> = {
  goldNugget: 'masculine',
  diamonds: 'plural',
  rareCoins: 'plural',
  jewelry: 'neuter',
  silverBars: 'plural',
  persianRug: 'masculine',
  treasureChest: 'feminine',
  glisteningPearl: 'feminine',
  mingVase: 'feminine',
  goldenEggs: 'plural',
  jeweledTrident: 'masculine',
  emerald: 'masculine',
  platinumPyramid: 'feminine',
  rareSpices: 'plural',
  goldenChain: 'feminine',
  brassLantern: 'feminine',
  setOfKeys: 'masculine',
  tastyFood: 'masculine',
  emptyBottle: 'feminine',
  wickerCage: 'masculine',
  blackRod: 'masculine',
  littleBird: 'neuter',
  littleAxe: 'neuter',
  velvetPillow: 'neuter',
  dwarvishMagazines: 'plural',
  freshBatteries: 'plural',
  friendlyBear: 'masculine',
};

export type Case = 'nominative' | 'accusative' | 'dative';

const articles: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { masculine: 'der', feminine: 'die', neuter: 'das', plural: 'die' },
  accusative: { masculine: 'den', feminine: 'die', neuter: 'das', plural: 'die' },
  dative: { masculine: 'dem', feminine: 'der', neuter: 'dem', plural: 'den' },
};

function genderOf(name: CardName): Gender | undefined {
  const { type } = CARDS[name];
  return type === 'treasure' || type === 'item' ? genders[name as keyof typeof genders] : undefined;
}

function declined(name: CardName, as: Case): string {
  const word = cards[name].name;
  if (name === 'friendlyBear' && as !== 'nominative') return 'Bären';
  return as === 'dative' && genderOf(name) === 'plural' && !word.endsWith('n') ? `${word}n` : word;
}

/** The card inside a sentence: "die Ming-Vase", in the dative "der Ming-Vase"; "„Xyzzy!“". */
export function theCard(card: CardId, as: Case = 'nominative'): string {
  const name = nameOf(card);
  const gender = genderOf(name);
  return gender ? `${articles[as][gender]} ${declined(name, as)}` : `„${cards[name].name}“`;
}

/** The card behind an owner, in the nominative or the accusative, and the ending of "dein" before it. */
export function ownedCard(card: CardId, as: 'nominative' | 'accusative'): { ending: '' | 'e' | 'en'; words: string } {
  const name = nameOf(card);
  const gender = genderOf(name);
  if (!gender) return { ending: '', words: `„${cards[name].name}“` };
  const words = declined(name, as);
  if (gender === 'feminine' || gender === 'plural') return { ending: 'e', words };
  return { ending: gender === 'masculine' && as === 'accusative' ? 'en' : '', words };
}

/** Whether verbs that go with the card take their plural: the Diamonds shine. */
export function isPlural(card: CardId): boolean {
  return genderOf(nameOf(card)) === 'plural';
}
