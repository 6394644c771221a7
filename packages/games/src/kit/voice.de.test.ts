import type { Voice } from './strings';
import { counted, does, doing, genitive, listOf, toWhom, Whose, whom, whose, win } from './voice.de';

const names = ['Ana', 'Max', 'Cy'];
const voice: Voice = { you: '0', name: (seat) => names[Number(seat)] ?? '' };

describe('German voice', () => {
  test('the reader is addressed with “du”, others by name', () => {
    expect(does(voice, '0', 'ziehst', 'zieht')).toBe('Du ziehst');
    expect(does(voice, '2', 'ziehst', 'zieht')).toBe('Cy zieht');
    expect(doing(voice, '0', 'ziehst', 'zieht')).toBe('ziehst du');
  });

  test('cases follow the reader; a doer who meets themselves is reflexive', () => {
    expect([whom(voice, '0'), whom(voice, '2'), whom(voice, '2', '2')]).toEqual(['dich', 'Cy', 'sich']);
    expect([toWhom(voice, '0', '0'), toWhom(voice, '1', '0'), toWhom(voice, '1', '1')]).toEqual(['dir', 'Max', 'sich']);
  });

  test('possessives of the reader have the ending of “dein”, those of others the genitive', () => {
    expect(whose(voice, '0', 'e')).toBe('deine');
    expect(Whose(voice, '0')).toBe('Dein');
    expect(whose(voice, '2', 'e')).toBe('Cys');
  });

  test('a name that ends in a hiss takes an apostrophe', () => {
    expect(['Max', 'Jonas', 'Strauß', 'Alice'].map(genitive)).toEqual(['Max’', 'Jonas’', 'Strauß’', 'Alice’']);
  });

  test('any other name takes an s, a c at its end too', () => {
    expect(['Ana', 'Marc', 'André'].map(genitive)).toEqual(['Anas', 'Marcs', 'Andrés']);
  });

  test('a number, a picture or another script keeps the s apart', () => {
    expect(['Clara 2', 'Ana 😀', 'Анна'].map(genitive)).toEqual(['Clara 2’s', 'Ana 😀’s', 'Анна’s']);
  });

  test('none, one and many are counted', () => {
    const cards = (count: number) => counted(count, 'eine Karte', 'Karten');
    expect([cards(0), cards(1), cards(2)]).toEqual(['keine Karten', 'eine Karte', '2 Karten']);
  });

  test('lists end with und', () => {
    expect(listOf(['Ana', 'Ben', 'Cy'])).toBe('Ana, Ben und Cy');
  });

  test('winners share with the reader first', () => {
    expect(win(voice, [])).toBe('Niemand gewinnt');
    expect(win(voice, ['0'])).toBe('Du gewinnst');
    expect(win(voice, ['1', '0'])).toBe('Du und Max gewinnt gemeinsam');
    expect(win(voice, ['1', '2'])).toBe('Max und Cy gewinnen gemeinsam');
  });
});
