import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { boxes } from '../mailbox-store.ts'

/** How far a folder was read. Numbers count as long as its validity stays; under another one, everything is new. */
export interface HowFar {
  readonly validity: number
  readonly uid: number
}

/** How far each folder of a mailbox was read, by its name. */
export async function howFarIn(tx: Transaction, mailboxId: number): Promise<ReadonlyMap<string, HowFar>> {
  const [rows] = await tx.load(
    boxes
      .selectFrom('mailbox_folders')
      .select(['name', 'validity', 'last_uid'])
      .where('mailbox_id', '=', mailboxId),
  )
  return new Map(rows.map(({ name, validity, last_uid }) => [name, { validity, uid: last_uid }]))
}

/** Notes that a folder was read up to a message; never back again under the same validity. */
export function readUpTo(
  tx: Transaction,
  mailboxId: number,
  folder: string,
  { validity, uid }: HowFar,
): void {
  tx.save(
    boxes
      .insertInto('mailbox_folders')
      .values({
        organisation_id: tx.organisationId,
        ...{ mailbox_id: mailboxId, name: folder, validity, last_uid: uid },
      })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'mailbox_id', 'name']).doUpdateSet({
          validity: sql`excluded.validity`,
          last_uid: sql`case when mailbox_folders.validity = excluded.validity
            then greatest(mailbox_folders.last_uid, excluded.last_uid) else excluded.last_uid end`,
        }),
      ),
  )
}
