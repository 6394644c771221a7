import type { SeedStrings } from './en';

export const seed: SeedStrings = {
  redrawn:
    'Jemand hat eine Zahl für das Austeilen angekündigt und nicht genannt. Alle ziehen neu, ohne den Browser, der geschwiegen hat.',
  leftOut:
    'Die Zahl dieses Browsers geht nicht in das Austeilen ein. War die Verbindung gut, hat sie vielleicht jemand ferngehalten: Bitte den Host, neu zu starten.',
};
