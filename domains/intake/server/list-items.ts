import type { IntakeItem, intakeApi } from '@bole/intake/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { intake } from './item-store.ts'
import { presentItem } from './present-item.ts'
import { requireUpload } from './upload-store.ts'

export const listItems: Handler<typeof intakeApi.listItems> = async ({
  query,
  caller,
  tx,
  language,
  now,
}) => {
  await requireUpload(tx, caller, query.progress_id)
  const asked = intake
    .selectFrom('intake_items')
    .where('progress_id', '=', query.progress_id)
    .where('intake_items.state', query.state ? '=' : '!=', query.state ?? 'unpacked')
  const [rows, [count]] = await tx.load(
    asked
      .leftJoin('files', (join) => sameTenant(join, 'files.id', 'intake_items.file_id'))
      .leftJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'intake_items.candidate_id'))
      .selectAll('intake_items')
      .select(['files.bytes', 'candidates.name as candidate_name'])
      .orderBy('intake_items.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    asked.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  return { data: { list: rows.flatMap((row) => presentItem(row, language, now)) }, total: count?.total ?? 0 }
}

export const countItems: Handler<typeof intakeApi.countItems> = async ({ query, caller, tx }) => {
  await requireUpload(tx, caller, query.progress_id)
  const [rows] = await tx.load(
    intake
      .selectFrom('intake_items')
      .select(({ fn }) => ['state', fn.countAll<number>().as('amount')])
      .where('progress_id', '=', query.progress_id)
      .groupBy('state'),
  )
  const of = (state: IntakeItem['state'] | 'unpacked') => rows.find((row) => row.state === state)?.amount ?? 0
  return {
    waiting: of('waiting'),
    accepted: of('accepted'),
    duplicate: of('duplicate'),
    failed: of('failed'),
    archives: of('unpacked'),
  }
}
