import type { Code } from '../../core/solutions/code.ts';
import { connection } from '../storage/database.ts';
import { RecordTable } from '../storage/record-table.ts';
import { mergeRecord, readRecord, type SolutionRecord } from './find.ts';

/** The object store of a database of solutions. */
const STORE = 'solutions';

/** Returns the name of the database with the solutions of n × n, one record for each solution under its code. */
export function solutionsDatabase(size: number): string {
  return `ninety-two-solutions-${size}`;
}

/** Returns the solutions of a size in their database. */
export function solutionTable(size: number): RecordTable<Code, SolutionRecord> {
  const use = connection(solutionsDatabase(size), (db) => db.createObjectStore(STORE));
  return new RecordTable(
    {
      store: STORE,
      durability: 'strict',
      keyOf: ({ code }) => code,
      parse: (entry, key) => {
        const record = readRecord(entry);
        return record?.code === key && record.code.length === size ? record : undefined;
      },
      serialize: (record) => record,
      setAside: (entry) => entry,
      merge: mergeRecord,
    },
    use,
  );
}
