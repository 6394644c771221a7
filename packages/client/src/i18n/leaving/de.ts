import type { LeavingStrings } from './en';

export const leaving: LeavingStrings = {
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  stand: { action: 'Aufstehen', done: 'Du bist aufgestanden.' },
  remove: { action: (name) => `${name} entfernen`, done: (name) => `${name} wurde entfernt.` },
  host: {
    done: (name) => `${name} ist jetzt Host. Die Rolle kann dir nur ${name} zurückgeben.`,
  },
  asks: {
    stand:
      'Dein Platz wird frei, oder sein Bot spielt weiter. Du kannst ihn wieder nehmen, solange ihn niemand anders hat.',
    remove: (name) =>
      `${name} verliert diesen Platz. ${name} kann wieder darum bitten; du und noch eine Person müssen zustimmen.`,
    removeBot: (name) => `${name} spielt nicht weiter, und der Platz wird frei. Andere können darum bitten.`,
    host: (name) => `${name} kann dann andere entfernen, die Partie pausieren und den Raum ändern. Du nicht mehr.`,
  },
  removed: (by) => `${by ?? 'Der Host'} hat dich von deinem Platz entfernt.`,
  again: 'Wieder Platz nehmen',
  lost: {
    removed: (by) => `${by ?? 'Der Host'} hat dich von deinem Platz entfernt. Du kannst zuschauen.`,
    moved: 'Dein Platz wurde auf ein anderes Gerät übertragen. Hier kannst du zuschauen.',
    gone: 'Dieser Platz gehört dir nicht mehr. Du kannst zuschauen.',
    back: 'Du hast deinen Platz zurück.',
  },
  youHost: {
    now: 'Du bist jetzt Host.',
    made: (by) => (by === null ? 'Du bist jetzt Host.' : `${by} hat dich zum Host gemacht.`),
    until: (name) => `Du bist Host, bis ${name ?? 'der erste Host'} zurück ist.`,
    again: (name) => `Du bist wieder Host. Während du weg warst, war ${name ?? 'jemand anders'} Host.`,
  },
  nameless: (why) => `Du bist ohne deinen Namen hier. ${why}`,
  hostBack: (name) => `${name ?? 'Der erste Host'} ist zurück und wieder Host.`,
};
