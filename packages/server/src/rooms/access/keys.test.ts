import { codeAfter, drawCode, drawKey, hashFits, hashKey, keyFits, normalCode, presentedHash } from './keys';

describe('room codes', () => {
  it('have six letters and digits without look-alikes', () => {
    for (let i = 0; i < 200; i++) expect(drawCode()).toMatch(/^[BCDFGHJKMNPQRTVWXYZ2346789]{6}$/);
  });

  it('are recognised however people type them', () => {
    expect(normalCode(' k7wq3h ')).toBe('K7WQ3H');
  });

  it.each(['', 'K7WQ3', 'K7WQ3HH', 'K7WQ3O', '__PROTO__', '../../'])('cannot be %p', (text) => {
    expect(normalCode(text)).toBeUndefined();
  });

  it('after a match are the same for everybody, and differ from match to match', () => {
    expect(codeAfter('m1')).toBe(codeAfter('m1'));
    expect(codeAfter('m1')).not.toBe(codeAfter('m2'));
    expect(normalCode(codeAfter('m1'))).toBe(codeAfter('m1'));
    expect(codeAfter('m1')).toHaveLength(12);
  });
});

describe('keys', () => {
  it('have 192 bits and never repeat', () => {
    expect(Buffer.from(drawKey(), 'base64url').length * 8).toBe(192);
    expect(new Set(Array.from({ length: 100 }, drawKey)).size).toBe(100);
  });

  it('fit their own hash only', () => {
    const key = drawKey();
    expect(keyFits(hashKey(key), key)).toBe(true);
    expect(keyFits(hashKey(key), drawKey())).toBe(false);
    expect(keyFits(hashKey(key), `${key}x`)).toBe(false);
  });

  it('are at most 128 characters long', () => {
    const long = 'k'.repeat(128);
    expect([presentedHash(long), presentedHash(`${long}k`)]).toEqual([hashKey(long), null]);
  });

  it.each([undefined, null, 0, {}, [], ''])('are never %p', (key) => {
    expect(keyFits(hashKey(''), key)).toBe(false);
  });

  it('do not fit an absent hash', () => {
    expect(keyFits(null, drawKey())).toBe(false);
    expect(hashFits(null, null)).toBe(false);
    expect(hashFits('', '')).toBe(false);
  });
});
