import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** Hit points of a hero whom a cleric has raised. */
const RAISED_WITH: Readonly<Record<Options['resurrectHp'], string>> = {
  one: 'einem Trefferpunkt',
  half: 'der Hälfte der Trefferpunkte, abgerundet,',
  full: 'allen Trefferpunkten',
};

/** Classes and races. */
export const abilityRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R9.1',
    title: 'Würfel der Klassen',
    body: 'Kämpfer: fünf Wuchtwürfel. Dieb: fünf Ausweichwürfel. Kleriker: fünf Heilwürfel. Zauberer: acht Zauberwürfel. Alle sind W6 und nach dem Wurf verbraucht.',
  },
  { rule: 'R9.2', title: 'Wucht', body: 'Kämpfer legen zu einem Angriff beliebig viele Wuchtwürfel dazu.' },
  {
    rule: 'R9.4',
    title: 'Ausweichen',
    body: 'Wenn ein Dieb Trefferpunkte verlöre, mindern Ausweichwürfel den Schaden, so viele wie gewünscht, einer nach dem anderen.',
  },
  {
    rule: 'R9.5',
    title: 'Heilen',
    body: 'Heilwürfel stellen Trefferpunkte wieder her, für jeden geheilten Helden mit eigenen Würfeln. Im Kampf ist das die Aktion des Klerikers.',
  },
  {
    rule: 'R9.6',
    title: 'Beten',
    body: 'Solange es ruhig ist, kommt ein Heilwürfel für fünf Beutepunkte zurück.',
  },
  {
    rule: 'R9.7',
    title: 'Erwecken',
    body: ({ resurrectInCombat }) =>
      `${resurrectInCombat ? 'Solange es ruhig ist oder vor den Zügen einer Runde' : 'Solange es ruhig ist,'} wirft ein Kleriker Heilwürfel für einen gefallenen Helden. Die Summe muss 40 übertreffen, vermindert um die geopferten Beutepunkte, höchstens 32.`,
    dependsOn: ['resurrectInCombat'],
  },
  { rule: 'R9.8', title: 'Was auch kommt', body: 'Würfel und Opfer sind verbraucht, auch wenn es vergebens war.' },
  {
    rule: 'R9.9',
    title: 'Erweckt',
    body: ({ resurrectHp }) => `Der Held ist mit ${RAISED_WITH[resurrectHp]} zurück.`,
    dependsOn: ['resurrectHp'],
  },
  {
    rule: 'R9.10',
    title: 'Zauber',
    body: 'Zauberer und alle Elfen wirken sie, mit bis zu zwei Würfeln je Zauber; Zauberer mit einem mehr für jeden benutzten Zauberstab und jedes Amulett der Magie.',
  },
  {
    rule: 'R9.12',
    title: 'Wann gezaubert wird',
    body: ({ spellTempo }) =>
      `Segen, Verwirrung und Schutz werden vor den Zügen einer Runde gewirkt: ${spellTempo === 'action' ? 'einer davon, statt des Angriffs' : 'beliebig viele, und man greift trotzdem an'}. Ein Geschoss ist ein Angriff.`,
    dependsOn: ['spellTempo'],
  },
  {
    rule: 'R9.13',
    title: 'Segen',
    body: 'Die Würfel kommen zum nächsten Angriff eines anderen Helden in dieser Runde dazu.',
  },
  {
    rule: 'R9.14',
    title: 'Verwirrung',
    body: 'Zwei Würfel oder mehr: Das Monster greift eine Runde weniger, als es Würfel sind, nicht an. Auch der Drache.',
  },
  { rule: 'R9.15', title: 'Geschoss', body: 'Ein Würfel oder mehr statt des Angriffswürfels.' },
  {
    rule: 'R9.16',
    title: 'Schutz',
    body: 'So viele Würfel, so viel Rüstungswert, für so viele Runden dieses Kampfes.',
  },
  {
    rule: 'R9.17',
    title: 'Ritual',
    body: ({ ritualInCombat }) =>
      `Durch ein Ritual kommt ein Zauberwürfel eines Zauberers für fünf Beutepunkte zurück, solange es ruhig ist${ritualInCombat ? ' oder vor den Zügen einer Runde' : ''}.`,
    dependsOn: ['ritualInCombat'],
  },
  {
    rule: 'R9.18',
    title: 'Ritual im Kampf',
    body: ({ ritualInCombat }) =>
      ritualInCombat
        ? 'Im Kampf ersetzt das Ritual den Angriff des Zauberers, gleich wie viele Würfel zurückkommen.'
        : undefined,
    dependsOn: ['ritualInCombat'],
  },
  { rule: 'R10.1', title: 'Menschen', body: 'Zehn Ausrüstungspunkte mehr.' },
  {
    rule: 'R10.2',
    title: 'Elfen',
    body: ({ crawls }) =>
      `Zwei Zauberwürfel und alle Zauber, in jeder Klasse; Zauberer haben zehn. Wer kein Zauberer ist, bekommt sie nur durch einen Gnom${crawls > 1 ? ' oder im nächsten Verlies' : ''} zurück.`,
    dependsOn: ['crawls'],
  },
  {
    rule: 'R10.3',
    title: 'Zwerge',
    body: 'Sie reparieren beschädigte Rüstungen, auch fremde, umsonst; benutzen in jeder Klasse einen Schild; und haben einen magischen Rüstungswert von eins.',
  },
  {
    rule: 'R10.4',
    title: 'Halblinge',
    body: 'Viermal je Verlies dürfen sie einen Wurf wiederholen, mit allen Würfeln. Der neue Wurf zählt und darf wiederum wiederholt werden.',
  },
  {
    rule: 'R10.5',
    title: 'Welche Würfe',
    body: ({ luck }) =>
      luck === 'own'
        ? 'Alle Würfe für den eigenen Helden, auch die einer Falle, einer Truhe oder einer Begegnung. Niemand wiederholt den Wurf um die Trefferpunkte oder darum, wer zuerst kommt.'
        : 'Alle Würfe für alle Helden und die Angriffe der Monster. Niemand wiederholt den Wurf um die Trefferpunkte oder darum, wer zuerst kommt.',
    dependsOn: ['luck'],
  },
  {
    rule: 'R10.6',
    title: 'Nichts zu gewinnen',
    body: 'Niemand wird nach einem Wurf gefragt, der nicht besser sein könnte.',
  },
];
