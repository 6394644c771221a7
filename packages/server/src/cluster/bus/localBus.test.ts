import { busContract } from './busContract';
import { LocalHub } from './localBus';

describe('the bus within one process', () => {
  let hub: LocalHub;
  beforeEach(() => {
    hub = new LocalHub();
  });
  busContract(async () => hub.join());
});
