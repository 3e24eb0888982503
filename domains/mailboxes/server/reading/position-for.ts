import { positionOf, type Rule } from '@bole/mailboxes/model'
import type { Transaction } from '@bole/platform/server'
import type { Contents } from '../letter/contents-of.ts'
import { boxes, rulesOf } from '../mailbox-store.ts'

/** For which position a message is, by the rules as they are now. One that is closed takes nobody: then somebody chooses. */
export async function positionFor(
  tx: Transaction,
  mailboxId: number,
  {
    subjects,
    sender,
    recipients,
    folder,
  }: Pick<Contents, 'subjects' | 'sender' | 'recipients'> & { folder: string },
): Promise<number | null> {
  const [rules, openings, [box]] = await tx.load(
    rulesOf([mailboxId]),
    boxes
      .selectFrom('positions')
      .select(['id', 'title', 'cities'])
      .where('state', '=', 'open')
      .where('is_deleted', '=', false),
    boxes.selectFrom('mailboxes').select('position_id').where('id', '=', mailboxId),
  )
  const isOpen = (id: number | null | undefined) => openings.some((opening) => opening.id === id)
  const open = rules.flatMap(({ part, contains, position_id }): Rule[] =>
    isOpen(position_id) ? [{ part, contains, positionId: position_id }] : [],
  )
  const otherwise = isOpen(box?.position_id) ? (box?.position_id ?? null) : null
  return positionOf(
    { subject: subjects, sender, recipient: recipients, folder },
    { rules: open, openings, otherwise },
  )
}
