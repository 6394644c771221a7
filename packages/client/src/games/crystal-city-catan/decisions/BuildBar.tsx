import { type Bundle, type Colony, colonyOf, priceOf, type View } from '@lantern/games/crystal-city-catan/board';
import type { Choice as Build } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { t as appStrings } from '../../../i18n/strings';
import type { BoardProps } from '../../../match/gameBoard';
import { Button } from '../../../ui/Button';
import { buildsAt, type Cell } from '../map/cells';
import { Price } from '../parts/ResourceMark';
import { buildEffect, buildWords } from '../sentences';
import { type ChosenWays, PayOtherwise } from '../sheets/PayOtherwise';
import { choicesOfPayment, missingOf, paymentWith } from '../sheets/payments';
import styles from '../sheets/sheets.module.css';
import { t } from '../strings';
import { placeName } from '../targets';
import { Bar } from './Bar';

export interface BuildBarProps extends Pick<BoardProps<View>, 'view' | 'whyNot' | 'act'> {
  seat: Seat;
  place: Cell;
  onClose(): void;
}

interface Row {
  build: Build;
  title: string;
  why?: NonNullable<ReturnType<BuildBarProps['whyNot']>>;
}

/** The builds at a place with their prices, and the reasons why others are not possible. Possible builds come first. */
export function BuildBar({ view, seat, place, whyNot, act, onClose }: BuildBarProps) {
  const colony = colonyOf(view, seat);
  const { rows, closed } = rowsOf(buildsAt(place), colony, whyNot);
  const buttons = (
    <Button icon="close" iconOnly onClick={onClose}>
      {appStrings().common.close}
    </Button>
  );
  const more = (
    <div data-decision>
      {rows.length === 0 && <p>{closed}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <BuildRow
            key={row.title}
            {...{ view, seat, colony, row }}
            onBuild={(args) => {
              onClose();
              void act(row.build.move, args);
            }}
          />
        ))}
      </ul>
    </div>
  );
  return (
    <Bar words={t().builds.here(placeName(place))} more={more}>
      {buttons}
    </Bar>
  );
}

/** Refusals that will not change in this colony: such builds are not listed. */
const ENDED = new Set(['NOT_LARGER', 'ALREADY_BUILT', 'PORT_NOT_UPGRADABLE', 'NO_COMMUNITY']);

/**
 * The rows of the bar; builds of one kind that fail for one reason share a row. `closed`: why there are no rows at all.
 */
function rowsOf(builds: readonly Build[], colony: Colony, whyNot: BuildBarProps['whyNot']) {
  const rows: Row[] = [];
  let closed = t().builds.full;
  for (const build of builds) {
    const why = whyNot(build.move, build.args);
    if (why && ENDED.has(why.refusal.code)) {
      if (why.refusal.code === 'NO_COMMUNITY') closed = why.sentence;
      continue;
    }
    const alike = rows.find((row) => why && row.build.move === build.move && row.why?.sentence === why.sentence);
    if (alike && why?.refusal.code !== 'CANNOT_PAY') alike.title = t().text.moves[build.move] ?? alike.title;
    else rows.push({ build, title: buildWords(build, colony), ...(why && { why }) });
  }
  return { rows: rows.sort((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined)), closed };
}

interface BuildRowProps {
  view: View;
  seat: Seat;
  colony: Colony;
  row: Row;
  onBuild(args: readonly unknown[]): void;
}

function BuildRow({ view, seat, colony, row: { build, title, why }, onBuild }: BuildRowProps) {
  const reason = why?.sentence;
  const [chosen, setChosen] = useState<ChosenWays>({});
  const price = priceOf(colony, build.move, build.args) as Bundle;
  const ways = reason === undefined ? choicesOfPayment(view, seat, price) : [];
  const own = Object.keys(chosen).length > 0;
  const words = t().builds;
  return (
    <li className={styles.build}>
      <div className={styles.row}>
        <div>
          <strong>{title}</strong>
          <span>{buildEffect(build, colony, view.options)}</span>
          <Price bundle={price} missing={missingOf(colony, price)} named />
          {reason && <span className={styles.reason}>{reason}</span>}
        </div>
        <Button
          look={reason ? 'plain' : 'main'}
          disabled={reason !== undefined}
          explain={{ why: () => why }}
          data-lit={reason === undefined || undefined}
          data-move={build.move}
          data-args={JSON.stringify(build.args)}
          aria-label={words.label(title)}
          onClick={() => onBuild(own ? [...build.args, paymentWith(view, seat, price, chosen)] : build.args)}
        >
          {words.build}
        </Button>
      </div>
      <PayOtherwise ways={ways} chosen={chosen} onChoose={setChosen} />
    </li>
  );
}
