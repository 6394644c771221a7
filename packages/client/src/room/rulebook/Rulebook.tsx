import { type ReactNode, useEffect, useState } from 'react';
import { useRulebookStrings } from '../../i18n/rulebook/useRulebookStrings';
import { Button } from '../../ui/Button';
import type { GameOptions, Values } from '../options/optionStrings';
import { Contents } from './Contents';
import { chaptersOf } from './chapters';
import { Different } from './Different';
import styles from './Rulebook.module.css';
import { RuleChapter } from './RuleChapter';
import { roomRules } from './roomRules';
import { findParagraphs, wordsOf } from './ruleSearch';
import { type Parts, type RulePictures, useParts } from './useParts';

/** The parts of a game that are needed to show its rulebook. */
export interface RulebookGame extends GameOptions {
  id: string;
  rulePictures?(): Promise<RulePictures>;
}

export interface RulebookProps {
  game: RulebookGame;
  /** The options of the room; absent without a room. */
  options?: Values | undefined;
  /** The paragraph to open first. */
  rule?: string | undefined;
  place: 'page' | 'sheet';
  /** Other help, below the rules. */
  more?: ReactNode;
}

/** The searchable rules of a game in our own words, and its credits. */
export function Rulebook(props: RulebookProps) {
  const say = useRulebookStrings();
  const parts = useParts(props.game);
  if (!parts) return <p role="status">{say.fetching}</p>;
  return <Laid {...props} {...parts} />;
}

/** The ids of the elements of the contents and of a chapter; the id of a paragraph is its number. */
const CONTENTS = 'contents';
const chapterId = (number: string): string => `chapter-${number}`;

function Laid(props: RulebookProps & Parts) {
  const { game, options, place, more } = props;
  const [wanted, setWanted] = useState('');
  const { opened, open } = useOpened(props);
  const rulebook = roomRules(game, options ?? {});
  const order = game.text.rulebook.map(({ rule }) => rule);
  const words = wordsOf(wanted);
  const found = findParagraphs(rulebook, words);
  const chapters = chaptersOf(found, order, props.chapters);
  const searching = words.length > 0;
  return (
    <div className={styles.rulebook} data-place={place} data-searching={searching || undefined}>
      <Search wanted={wanted} found={searching ? found.length : undefined} onChange={setWanted} />
      {!searching && (
        <div className={styles.before}>
          {options && <Different {...{ game, options, rulebook }} onRule={open} />}
          {chapters.length > 1 && (
            <Contents id={CONTENTS} chapters={chapters} onChapter={(number) => goTo(chapterId(number))} />
          )}
        </div>
      )}
      <div className={styles.chapters}>
        {chapters.map((chapter) => (
          <RuleChapter
            key={chapter.id}
            {...{ chapter, words, opened }}
            id={chapterId(chapter.id)}
            page={`/rules/${game.id}`}
            picture={searching ? undefined : props.pictures[chapter.id]}
            onRule={open}
          />
        ))}
        {!searching && more}
        {!searching && <Credits of={game.text.credits} />}
      </div>
    </div>
  );
}

function goTo(id: string, block: ScrollLogicalPosition = 'start'): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/** Returns the highlighted paragraph, and a function to highlight another one. On the page the address names it. */
function useOpened({ rule, place }: Pick<RulebookProps, 'rule' | 'place'>) {
  const [opened, setOpened] = useState(rule);
  useEffect(() => setOpened(rule), [rule]);
  useEffect(() => {
    if (opened) goTo(opened, 'center');
  }, [opened]);
  const open = (number: string) => {
    setOpened(number);
    goTo(number, 'center');
    if (place === 'page') history.replaceState(history.state, '', `#${number}`);
  };
  return { opened, open };
}

interface SearchProps {
  wanted: string;
  /** The number of paragraphs found; undefined without a search. */
  found: number | undefined;
  onChange(wanted: string): void;
}

function Search({ wanted, found, onChange }: SearchProps) {
  const say = useRulebookStrings();
  return (
    <>
      <div className={styles.search}>
        <input
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={wanted}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
        <Button look="quiet" icon="up" iconOnly onClick={() => goTo(CONTENTS)}>
          {say.toContents}
        </Button>
      </div>
      <p className="unseen" role="status">
        {found !== undefined && say.found(found)}
      </p>
      {found === 0 && <p className={styles.soft}>{say.none}</p>}
    </>
  );
}

function Credits({ of }: { of: readonly string[] }) {
  const say = useRulebookStrings();
  return (
    <section className={styles.credits}>
      <h3>{say.credits}</h3>
      {of.map((credit) => (
        <p key={credit}>{credit}</p>
      ))}
    </section>
  );
}
