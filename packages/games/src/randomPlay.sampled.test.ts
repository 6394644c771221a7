import { samplesOf } from '../../../jest.samples';
import { testRandomMatches } from '../test/randomMatches';

testRandomMatches(0, samplesOf('randomMatches'));
