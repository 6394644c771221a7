import { describeWithPostgres } from '../../testing/describeWith';
import { storeContract } from '../contract/store';
import { newDividedSchema } from './dividedSchema';
import { openPostgres } from './postgres';

describeWithPostgres('the store in a PostgreSQL database that is partitioned by the codes of rooms', () => {
  storeContract(async () => {
    const place = await newDividedSchema();
    return { open: () => openPostgres(place.url), remove: place.remove };
  });
});
