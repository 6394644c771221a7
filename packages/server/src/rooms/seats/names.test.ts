import { botName, cleanName, distinctName } from './names';

/** The flag of England. */
const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('names', () => {
  it('are trimmed', () => expect(cleanName('  Ana ')).toBe('Ana'));
  it('have at least one character', () => expect(cleanName('   ')).toBeUndefined());
  it('may have 24 characters, counted as people see them', () => expect(cleanName('🜂'.repeat(24))).toHaveLength(48));
  it('may not have 25 characters', () => expect(cleanName('a'.repeat(25))).toBeUndefined());
  it('may be any text, including markup', () => expect(cleanName('<b>Zoë</b>')).toBe('<b>Zoë</b>'));
  it('have single spaces of one kind', () => expect(cleanName('Ana\u00A0\u3000 Maria')).toBe('Ana Maria'));
  it.each([
    ...['a\nb', 'a\u0000b', '\u0301', '\uD800', '\uE000', '\u2800', 'a\u2800'],
    ...['a\u202Eb', 'a\u2066b', 'a\u061Cb', 'a\u200Eb'],
    ...['a\u200Bb', 'a\u2060b', 'a\u00ADb', 'a\u034Fb', 'a\u3164b', 'a\u180Eb', 'a\uFEFFb', 'a\uFFF9b', 'a\uFE0Fb'],
    ...['a\u200Db', 'a\u200Cb', 'a\u200D', 'a\u{E0041}'],
    ...['\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}', `${ENGLAND}\u{E0067}`, `a${ENGLAND.slice(2)}`],
  ])('cannot be %j', (text) => {
    expect(cleanName(text)).toBeUndefined();
  });
  it.each(['می\u200Cخواهم', 'क्\u200Dष', '👩\u200D🚀', '👩🏽\u200D🚀', '❤\uFE0F\u200D🔥', '1\uFE0F\u20E3', 'မြို့'])(
    'may contain invisible characters that a script or an emoji needs: %j',
    (text) => expect(cleanName(text)).toBe(text.normalize('NFC')),
  );
  it.each([ENGLAND, `Ana ${ENGLAND}`])('may contain a flag spelt with tags: %j', (text) => {
    expect(cleanName(text)).toBe(text);
  });
  it('may be in Hebrew with points', () => {
    expect(cleanName('שָּׁלוֹם')).toBe('שָּׁלוֹם'.normalize('NFC'));
    expect(cleanName('ש\u05B8\u05BC\u05C1\u05BD')).toBeDefined();
    expect(cleanName('ש\u05B8\u05BC\u05C1\u05BD\u0591')).toBeUndefined();
  });
  it('may have two marks on one letter and no third', () => {
    expect(cleanName('x\u0301\u0302')).toBe('x\u0301\u0302');
    expect(cleanName('x\u0301\u0302\u0303')).toBeUndefined();
    expect(cleanName('က\u1031\u102C\u1037\u1038')).toBeDefined();
    expect(cleanName('က\u1031\u102C\u1037\u1038\u1036')).toBeUndefined();
  });
  it.each([
    ['Ana', []],
    ['Ana', ['Ben', 'Anna']],
  ])('do not change if they are unique: %s beside %j', (name, others) => {
    expect(distinctName(name, others)).toBe(name);
  });
  it.each([
    ['Ana', 'Ana'],
    ['ana', 'ANA'],
    ['Ａｎａ', 'Ana'],
    ['Strauß', 'STRAUSS'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['ﬁnn', 'Finn'],
    ['\u2764\uFE0F', '\u2764'],
  ])('get a number if another one looks the same: %s beside %s', (name, other) => {
    expect(distinctName(name, [other])).toBe(`${name} 2`);
    expect(distinctName(name, [other, `${name} 2`])).toBe(`${name} 3`);
  });
  it('with a number are no longer than others, and keep the marks of their letters', () => {
    expect(distinctName('a'.repeat(24), ['a'.repeat(24)])).toBe(`${'a'.repeat(22)} 2`);
    const marked = `${'a'.repeat(21)}x\u0301\u0302`;
    expect(distinctName(marked, [marked])).toBe(`${'a'.repeat(21)} 2`);
  });
  it('of bots are unique', () => {
    expect(botName(['clara', 'Ana'])).toBe('Hugo');
    expect(botName(['Clara', 'Hugo', 'Nora', 'Felix', 'Ida', 'Oscar', 'Lena', 'Theo'])).toBe('Bot 8');
  });
  it('of bots have a unique initial if one is left', () => {
    expect(botName(['Cleo', 'hanna', 'Ñora'])).toBe('Nora');
    expect(botName(['Clara', 'Hugo', 'Nora', 'Felix', 'Ida', 'Oscar', 'Lena', 'Tim'])).toBe('Theo');
  });
});
