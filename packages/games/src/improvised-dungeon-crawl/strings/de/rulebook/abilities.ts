import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** Hit points of a hero whom a cleric has raised. */
const RAISED_WITH: Readonly<Record<Options['resurrectHp'], string>> = {
  one: 'einem Trefferpunkt',
  half: 'der Hälfte der Trefferpunkte, abgerundet,',
  full: 'allen Trefferpunkten',
};

export const abilityRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R9.1',
    title: 'Würfel der Klassen',
    body: 'Kämpfer: fünf Wuchtwürfel. Dieb: fünf Ausweichwürfel. Kleriker: fünf Heilwürfel. Zauberer: acht Zauberwürfel. Alle sind W6 und zu Beginn eines Verlieses bereit; ein genutzter Würfel ist verbraucht, auch ohne Wurf.',
  },
  { rule: 'R9.2', title: 'Wucht', body: 'Kämpfer legen zu einem Angriff beliebig viele Wuchtwürfel dazu.' },
  {
    rule: 'R9.4',
    title: 'Ausweichen',
    body: 'Wenn ein Dieb Trefferpunkte verlieren würde, mindern Ausweichwürfel den Schaden, so viele du willst, einer nach dem anderen.',
  },
  {
    rule: 'R9.5',
    title: 'Heilen',
    body: 'Heilwürfel stellen Trefferpunkte wieder her, mit eigenen Würfeln für jeden Helden. Im Kampf ist das Heilen die Aktion des Klerikers.',
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
      `${resurrectInCombat ? 'Solange es ruhig ist oder vor den Zügen einer Runde' : 'Solange es ruhig ist,'} wirft ein Kleriker Heilwürfel für einen gefallenen Helden. Die Summe muss größer sein als 40 minus die geopferten Beutepunkte, höchstens 32.`,
    dependsOn: ['resurrectInCombat'],
  },
  {
    rule: 'R9.8',
    title: 'Verbraucht',
    body: 'Würfel und Opfer sind auch dann verbraucht, wenn der Versuch misslingt.',
  },
  {
    rule: 'R9.9',
    title: 'Erweckt',
    body: ({ resurrectHp }) => `Der Held ist mit ${RAISED_WITH[resurrectHp]} zurück.`,
    dependsOn: ['resurrectHp'],
  },
  {
    rule: 'R9.10',
    title: 'Zauber',
    body: 'Zauberer und alle Elfen können zaubern, mit bis zu zwei Würfeln je Zauber; Zauberer mit einem mehr für jeden Zauberstab und jedes Amulett der Magie in Gebrauch.',
  },
  {
    rule: 'R9.12',
    title: 'Wann gezaubert wird',
    body: ({ spellTempo }) =>
      `Segen, Verwirrung und Schutz werden vor den Zügen einer Runde gewirkt: ${spellTempo === 'action' ? 'einer davon, statt des Angriffs' : 'beliebig viele, und du greifst trotzdem an'}. Ein Geschoss ist ein Angriff.`,
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
    body: 'Zwei Würfel halten ein Monster eine Runde lang vom Angriff ab, jeder weitere Würfel eine Runde länger. Das wirkt auch auf den Drachen.',
  },
  { rule: 'R9.15', title: 'Geschoss', body: 'Du wirfst einen Zauberwürfel oder mehr statt des Angriffswürfels.' },
  {
    rule: 'R9.16',
    title: 'Schutz',
    body: 'Jeder Würfel erhöht den Rüstungswert eines Helden um eins. Der Zauber hält so viele Runden dieses Kampfes, wie er Würfel hat.',
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
        ? 'Im Kampf ersetzt das Ritual den Angriff des Zauberers, egal wie viele Würfel zurückkommen.'
        : undefined,
    dependsOn: ['ritualInCombat'],
  },
  { rule: 'R10.1', title: 'Menschen', body: 'Sie haben zehn Ausrüstungspunkte mehr.' },
  {
    rule: 'R10.2',
    title: 'Elfen',
    body: ({ crawls }) =>
      `Elfen jeder Klasse haben zwei Zauberwürfel und können alle Zauber; als Zauberer haben sie zehn Würfel. Wer kein Zauberer ist, bekommt sie nur durch einen Gnom${crawls > 1 ? ' oder im nächsten Verlies' : ''} zurück.`,
    dependsOn: ['crawls'],
  },
  {
    rule: 'R10.3',
    title: 'Zwerge',
    body: 'Sie reparieren beschädigte Rüstungen umsonst, auch fremde, dürfen in jeder Klasse einen Schild benutzen und haben einen magischen Rüstungswert von eins.',
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
        ? 'Ein Halbling darf alle Würfe für den eigenen Helden wiederholen, auch die bei einer Falle, einer Truhe oder einer Begegnung. Niemand wiederholt den Wurf um die Trefferpunkte oder darum, wer zuerst kommt.'
        : 'Ein Halbling darf die Würfe für alle Helden und die Angriffe der Monster wiederholen. Niemand wiederholt den Wurf um die Trefferpunkte oder darum, wer zuerst kommt.',
    dependsOn: ['luck'],
  },
  {
    rule: 'R10.6',
    title: 'Nichts zu gewinnen',
    body: 'Niemand wird nach einem Wurf gefragt, der nicht besser werden kann.',
  },
];
