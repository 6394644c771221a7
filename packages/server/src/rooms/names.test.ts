import { botName, cleanName } from './names';

describe('names', () => {
  it('are trimmed', () => expect(cleanName('  Ana ')).toBe('Ana'));
  it('have at least one character', () => expect(cleanName('   ')).toBeUndefined());
  it('may have 24 characters, counted as people see them', () => expect(cleanName('🜂'.repeat(24))).toHaveLength(48));
  it('may not have 25 characters', () => expect(cleanName('a'.repeat(25))).toBeUndefined());
  it('are any text, markup too', () => expect(cleanName('<b>Zoë</b>')).toBe('<b>Zoë</b>'));
  it.each(['a\nb', 'a\u0000b', 'a\u202Eb', 'a\u200Bb', '\u0301', '\uD800'])('cannot be %j', (text) => {
    expect(cleanName(text)).toBeUndefined();
  });
  it('of bots are nobody else’s', () => {
    expect(botName(['Ember', 'Ana'])).toBe('Flint');
    expect(botName(['Ember', 'Flint', 'Tinder', 'Wick', 'Cinder', 'Spark', 'Taper', 'Glow'])).toBe('Bot 8');
  });
});
