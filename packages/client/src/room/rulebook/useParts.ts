import { type Chapters, loadChapters } from '@lantern/games/loadChapters';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/strings';

/** The picture of a chapter, drawn with the parts of the board. */
export interface RulePicture {
  /** Its height in units; it is 320 units wide. */
  height: number;
  /** A component, for use inside an `svg`. */
  Draw(): ReactNode;
}

/** Pictures by the number of the first paragraph of their chapter. */
export type RulePictures = Readonly<Record<string, RulePicture>>;

/** The parts of a rulebook besides its paragraphs. */
export interface Parts {
  chapters: Chapters;
  pictures: RulePictures;
}

/**
 * Returns the chapters and pictures of a rulebook; undefined while they are loading. The rules are shown without the
 * parts that fail to load.
 */
export function useParts(game: { id: string; rulePictures?(): Promise<RulePictures> }): Parts | undefined {
  const language = useLanguage();
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    let here = true;
    const nothing = () => ({});
    Promise.all([
      loadChapters(game.id, language).catch(nothing),
      game.rulePictures?.().catch(nothing) ?? Promise.resolve({}),
    ]).then(([chapters, pictures]) => here && setParts({ chapters, pictures }));
    return () => {
      here = false;
    };
  }, [game, language]);
  return parts;
}
