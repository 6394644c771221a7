const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites that play hundreds of matches. */
const LONG = /\/(?:randomPlay\d|botPlay|secrecy|fair|replay|harmless|cluster)\.test\.ts$/;

/** The long ones first: begun last on a clean checkout, where no times are known, they would leave the other cores idle. */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

module.exports = LongestFirst;
