import type { mailboxesApi } from '@bole/mailboxes/contract'
import {
  type Context,
  notFound,
  sameTenant,
  secrets,
  type Transaction,
  tablesOf,
} from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { MailboxTables } from './tables.ts'

export const boxes = tablesOf<MailboxTables>()

type Body = Context<typeof mailboxesApi.createMailbox>['body']

/** Whose a password is: it is sealed for this account on this server, and read for no other. */
interface Account {
  readonly host: string
  readonly username: string
}

const placeOf = (tx: Transaction, { host, username }: Account) =>
  `mailboxes ${tx.organisationId} ${username}@${host.toLowerCase()}`

/** A password as it is kept. */
export function sealedFor(tx: Transaction, account: Account, password: string): Buffer {
  return secrets.seal(password, placeOf(tx, account))
}

/** The password that is kept for an account; null where none is, or where it was sealed for another. */
export function passwordOf(
  tx: Transaction,
  account: Account & { readonly sealed_password: Uint8Array | null },
): string | null {
  return account.sealed_password && secrets.unseal(account.sealed_password, placeOf(tx, account))
}

/** The columns that a body gives. */
export function columnsOf({ name, host, port, security, username, position_id, taken_from, folders }: Body) {
  return { name, host, port, security, username, position_id, taken_from, folders: [...new Set(folders)] }
}

/** A mailbox by its number. */
export function mailboxOf(id: number) {
  return boxes.selectFrom('mailboxes').selectAll().where('id', '=', id)
}

/** Another mailbox of the same account. */
export function sameAccount({ host, username }: Account, besides: number | null = null) {
  return boxes
    .selectFrom('mailboxes')
    .select('id')
    .where(sql<SqlBool>`lower(host) = lower(${host}) and lower(username) = lower(${username})`)
    .where(sql<SqlBool>`id is distinct from ${besides}::bigint`)
}

/** The rules of mailboxes in their order, with the positions they lead to. */
export function rulesOf(ids: readonly number[]) {
  return boxes
    .selectFrom('mailbox_rules')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'mailbox_rules.position_id'))
    .select(['mailbox_rules.mailbox_id', 'mailbox_rules.part', 'mailbox_rules.contains'])
    .select(['mailbox_rules.position_id', 'positions.title', 'positions.state', 'positions.is_deleted'])
    .where('mailbox_rules.mailbox_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('mailbox_rules.place')
}

/** Writes the rules of a mailbox in place of those it has. */
export function saveRules(tx: Transaction, mailboxId: number, rules: Body['rules']): void {
  tx.save(
    boxes.deleteFrom('mailbox_rules').where('mailbox_id', '=', mailboxId),
    boxes
      .insertInto('mailbox_rules')
      .columns(['organisation_id', 'mailbox_id', 'place', 'part', 'contains', 'position_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${mailboxId}::bigint, r.place, r.part, r.contains, r.position_id
          from unnest(${rules.map(({ part }) => part)}::text[], ${rules.map(({ contains }) => contains)}::text[],
            ${rules.map((rule) => rule.position_id)}::bigint[]) with ordinality r (part, contains, position_id, place)`,
      ),
  )
}

/** Throws 404 where a mailbox would sort into a position that is not there. */
export async function requirePositions(tx: Transaction, { position_id, rules }: Body): Promise<void> {
  const ids = new Set(rules.map((rule) => rule.position_id))
  if (position_id !== null) ids.add(position_id)
  const [found] = await tx.load(
    boxes
      .selectFrom('positions')
      .select('id')
      .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
      .where('is_deleted', '=', false),
  )
  if (found.length < ids.size) throw notFound()
}
