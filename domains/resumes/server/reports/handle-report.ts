import { seesEveryOrganisation } from '@bole/accounts/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { resumes } from '../resume-store.ts'
import { organisationOfReport } from './operator-report-store.ts'

/** Says what became of a report, in the organisation it was made in; whoever made it is told. */
export const handleReport: Handler<typeof resumesApi.handleReport> = async ({
  body,
  caller,
  tx,
  refuse,
  now,
}) => {
  const found = await tx.find(organisationOfReport(body.id))
  const isTheirs = found?.organisation_id === caller.organisationId
  const isOperator = seesEveryOrganisation(caller.scopes.accounts.kind)
  if (!found || !(isTheirs || isOperator)) throw notFound()
  tx.enter(found.organisation_id)
  const report = await tx.find(
    resumes.selectFrom('parse_reports').select(['user_id', 'is_done']).where('id', '=', body.id).forUpdate(),
  )
  if (!report) throw notFound()
  if (report.is_done) throw refuse('report_handled')
  // An operator is nobody of that organisation.
  const by = { handled_by: isTheirs ? caller.userId : null, handled_at: now }
  tx.save(
    resumes
      .updateTable('parse_reports')
      .set({ is_done: true, answer: body.answer, ...by })
      .where('id', '=', body.id),
  )
  const notice = { kind: 'report_answered', facts: { answer: body.answer }, link: ways.reports() } as const
  tell(tx, [{ userId: report.user_id, ...notice }])
  tx.announce('parse_report', body.id)
  return {}
}
