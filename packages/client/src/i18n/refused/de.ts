import type { RefusedStrings } from './en';

export const refused: RefusedStrings = {
  noRoom: {
    title: (code) => `Kein Raum namens ${code}`,
    body: 'Prüfe den Code, lass dir einen neuen Link schicken oder öffne selbst einen Raum.',
    other: 'Anderen Code eingeben',
  },
  gone: {
    title: (code) => `Raum ${code} ist weg`,
    body: 'Er wurde geschlossen oder gelöscht, während du hier warst, und seine Partien auch. Öffne einen neuen und schick deinen Freunden seinen Link.',
    open: 'Neuen Raum öffnen',
  },
  shut: { title: 'Die Tür bleibt zu', body: 'Der Server hat dich nicht eingelassen.' },
};
