import { samplesOf } from '../../../jest.samples';
import { testRandomMatches } from '../test/randomMatches';

// As many again, beside the others on another core.
const matches = samplesOf('randomMatches');
testRandomMatches(matches, matches);
