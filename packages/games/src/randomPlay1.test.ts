import { testRandomMatches } from '../test/randomMatches';

testRandomMatches(0, 500);
