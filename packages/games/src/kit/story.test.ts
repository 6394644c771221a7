import { newStory, STORY_LENGTH, type Story, storyFor, storyFrom, tell } from './story';

type Kinds = { drew: { seat: string; card?: string }; passed: { seat: string } };

describe('the story of a match', () => {
  test('facts are numbered from 1 in order', () => {
    const story = newStory<Kinds>();
    tell(story, 'passed', { seat: '0' });
    tell(story, 'drew', { seat: '1' });
    expect(storyFor(story, null)).toEqual([
      { n: 1, kind: 'passed', data: { seat: '0' } },
      { n: 2, kind: 'drew', data: { seat: '1' } },
    ]);
  });

  test('an aside is merged into the fact for its seat and for nobody else', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    expect(storyFor(story, '1')[0]?.data).toEqual({ seat: '1', card: 'plugh' });
    for (const audience of ['0', '2', null]) expect(storyFor(story, audience)[0]?.data).toEqual({ seat: '1' });
    expect(JSON.stringify([storyFor(story, '0'), storyFor(story, null)])).not.toContain('plugh');
  });

  test('reading an own aside does not change the public fact', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    storyFor(story, '1');
    expect(storyFor(story, null)[0]?.data).toEqual({ seat: '1' });
  });

  test('only the newest facts are kept, with their asides; the numbers go on', () => {
    const story = newStory<Kinds>();
    for (let n = 1; n <= STORY_LENGTH; n++) tell(story, 'drew', { seat: '1' }, { 1: { card: `card-${n}` } });
    const numbers = () => story.facts.map(({ n }) => n).sort((a, b) => a - b);
    expect([numbers()[0], numbers().length]).toEqual([1, STORY_LENGTH]);
    tell(story, 'passed', { seat: '0' });
    expect([numbers()[0], numbers().length]).toEqual([2, STORY_LENGTH]);
    expect(storyFor(story, '1').find(({ n }) => n === STORY_LENGTH + 1)).toEqual({
      n: STORY_LENGTH + 1,
      kind: 'passed',
      data: { seat: '0' },
    });
    expect(JSON.stringify(story)).not.toContain('"card-1"');
  });

  test('adding a fact changes a single entry', () => {
    const story = newStory<Kinds>();
    for (let n = 1; n <= STORY_LENGTH; n++) tell(story, 'passed', { seat: '0' });
    const before = [...story.facts];
    tell(story, 'passed', { seat: '1' });
    expect(story.facts.filter((fact, place) => fact !== before[place])).toHaveLength(1);
  });

  test('a fact with an aside is the same object in each view', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    expect(storyFor(story, '1')[0]).toBe(storyFor(story, '1')[0]);
    expect(storyFor(story, '1')[0]).not.toBe(storyFor(story, null)[0]);
  });

  test('a story survives JSON', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    expect(JSON.parse(JSON.stringify(story))).toEqual(story);
  });
});

describe('a story created from a view', () => {
  test('is the same as in the view, and continues from its end, also after facts were dropped and taken back', () => {
    for (const told of [0, 3, STORY_LENGTH + 7]) {
      const story: Story<Kinds> = { ...newStory<Kinds>(), next: 5, skipped: 4 };
      for (let n = 1; n <= told; n++) tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
      const again = storyFrom(storyFor(story, '1'));
      expect(storyFor(again, '1')).toEqual(storyFor(story, '1'));
      tell(again, 'passed', { seat: '0' });
      tell(story, 'passed', { seat: '0' });
      expect(again.facts.findIndex(({ kind }) => kind === 'passed')).toBe(
        story.facts.findIndex(({ kind }) => kind === 'passed'),
      );
    }
  });
});
