import { ways } from '@bole/inbox/model'
import { choice } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type OperatorReport, resumesApi } from '@bole/resumes/contract'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { reportColumns } from './operator-report-columns.tsx'

const on = actionsOn(resumesApi.listOperatorReports)

/** `/agency/report/list`: readings that were reported as wrong, to be answered by whoever looks after the server. */
export default function OperatorReportList(): ReactNode {
  const t = useTexts()
  const [answered, answer] = useState<OperatorReport | null>(null)
  const states = (['open', 'handled'] as const).map((value) => ({ value, label: t(`reports.${value}`) }))
  return (
    <>
      <ListScreen
        call={resumesApi.listOperatorReports}
        filters={[choice('state', t('reports.state'), states)]}
        columns={reportColumns(t)}
        actions={{
          answer: on.open(t('reports.answer'), answer),
          look: on.goTo(t('reports.look'), ({ file_id }) => ways.readFile(file_id ?? 0)),
        }}
        empty={t('reports.none')}
      />
      {answered && <AnswerDialog report={answered} onClose={() => answer(null)} />}
    </>
  )
}
