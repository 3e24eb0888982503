import { prepared } from '@bole/platform/server'

interface ReportSeen {
  readonly id: number
  readonly organisation: string
  readonly application_id: number
  readonly file_id: number | null
  readonly body: string
  readonly document_kind: string | null
  readonly is_done: boolean
  readonly answer: string
  readonly created_at: Date
  readonly handled_at: Date | null
  readonly total: number
}

// Text: functions of the database, the only way past the wall between organisations (migrations 0295 and 0371).
/** What was reported: of one organisation ($1) or of all, handled or not ($2) or both, so many ($3) after so many ($4). */
export const reportsSeen = prepared<ReportSeen>('select * from operator_reports($1, $2, $3, $4)')
/** Before its organisation is known: which one a report was made in. */
export const organisationOfReport = prepared<{ organisation_id: number }>(
  'select * from organisation_of_report($1)',
)
