import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { nameOfCopy } from './name-of-copy.ts'
import type { Transaction } from './transaction.ts'

interface Named {
  /** Its own number, once it has one. */
  readonly id?: number
  readonly name: string
}

/**
 * Names of which no two rows that stand beside each other may share one: in a list of choices they could not be told apart. A deleted
 * row lends its name. `called` is the lock's own name; `beside` asks for the rows, which have `id`, `name` and `is_deleted`.
 */
export function heldNames<Given extends object, Database, Table extends keyof Database, Row>(
  called: string,
  beside: (given: Given) => SelectQueryBuilder<Database, Table, Row>,
) {
  /** From here on nobody else of the organisation gives one of these names, until this is done. */
  const lock = (tx: Transaction) => tx.hold(called)

  /** Whether another row has the name already. */
  async function isTaken(tx: Transaction, given: Given & Named): Promise<boolean> {
    const { id = 0, name } = given
    const others = sql<SqlBool>`not is_deleted and id <> ${id} and lower(name) = lower(${name})`
    const [, found] = await tx.load(lock(tx), beside(given).where(others).limit(1))
    return found.length > 0
  }
  return { lock, isTaken, ofCopy: nameOfCopy }
}
