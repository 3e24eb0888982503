import { seesEveryOrganisation } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { reportsSeen } from './operator-report-store.ts'

/** What was reported, the open ones first; whoever belongs to a company sees that company's alone. */
export const listOperatorReports: Handler<typeof resumesApi.listOperatorReports> = async ({
  query,
  caller,
  tx,
}) => {
  const { page, page_size, state } = query
  const only = seesEveryOrganisation(caller.scopes.accounts.kind) ? null : caller.organisationId
  const handled = state === undefined ? null : state === 'handled'
  const [rows] = await tx.load(reportsSeen(only, handled, page_size, (page - 1) * page_size))
  const list = rows.map((row) => ({
    id: row.id,
    post_id: row.application_id,
    file_id: row.file_id,
    organization: row.organisation,
    text: row.body,
    document_kind: row.document_kind,
    is_done: row.is_done ? 1 : 0,
    state: row.is_done ? ('handled' as const) : ('open' as const),
    answer: row.answer,
    create_time: row.created_at.toISOString(),
    handle_time: row.handled_at?.toISOString() ?? null,
    can: { answer: !row.is_done, look: row.file_id !== null },
  }))
  return { data: { list }, total: Number(rows[0]?.total ?? 0) }
}
