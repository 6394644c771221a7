import { testRandomMatches } from '../test/randomMatches';

testRandomMatches(500, 500);
