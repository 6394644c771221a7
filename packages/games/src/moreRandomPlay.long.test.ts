import { samplesOf } from '../../../jest.samples';
import { testRandomMatches } from '../test/randomMatches';

// The same number again, in parallel with the others on another core.
const matches = samplesOf('randomMatches');
testRandomMatches(matches, matches);
