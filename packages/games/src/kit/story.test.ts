import { newStory, STORY_LENGTH, storyFor, tell } from './story';

type Kinds = { drew: { seat: string; card?: string }; passed: { seat: string } };

describe('the story of a match', () => {
  test('facts are numbered from 1 in the order of telling', () => {
    const story = newStory<Kinds>();
    tell(story, 'passed', { seat: '0' });
    tell(story, 'drew', { seat: '1' });
    expect(storyFor(story, null)).toEqual({
      1: { n: 1, kind: 'passed', data: { seat: '0' } },
      2: { n: 2, kind: 'drew', data: { seat: '1' } },
    });
  });

  test('an aside is merged into the fact for its seat and for nobody else', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    expect(storyFor(story, '1')[1]?.data).toEqual({ seat: '1', card: 'plugh' });
    for (const audience of ['0', '2', null]) expect(storyFor(story, audience)[1]?.data).toEqual({ seat: '1' });
    expect(JSON.stringify([storyFor(story, '0'), storyFor(story, null)])).not.toContain('plugh');
  });

  test('reading an own aside does not change the public fact', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    storyFor(story, '1');
    expect(storyFor(story, null)[1]?.data).toEqual({ seat: '1' });
  });

  test('only the newest facts are kept, with their asides; the numbers go on', () => {
    const story = newStory<Kinds>();
    for (let n = 1; n <= STORY_LENGTH; n++) tell(story, 'drew', { seat: '1' }, { 1: { card: `card-${n}` } });
    expect(Object.keys(story.facts)).toHaveLength(STORY_LENGTH);
    expect(story.facts[1]).toBeDefined();
    tell(story, 'passed', { seat: '0' });
    expect(Object.keys(story.facts)).toHaveLength(STORY_LENGTH);
    expect(story.facts[1]).toBeUndefined();
    expect(story.asides[1]).toBeUndefined();
    expect(story.asides[2]).toBeDefined();
    expect(storyFor(story, '1')[STORY_LENGTH + 1]).toEqual({
      n: STORY_LENGTH + 1,
      kind: 'passed',
      data: { seat: '0' },
    });
  });

  test('a story survives JSON', () => {
    const story = newStory<Kinds>();
    tell(story, 'drew', { seat: '1' }, { 1: { card: 'plugh' } });
    expect(JSON.parse(JSON.stringify(story))).toEqual(story);
  });
});
