import { addressOf as addressOfCall } from '@bole/platform/contract'
import { FormDrawer } from '@bole/platform/form'
import { addressOf } from '@bole/platform/screens'
import { useChange } from '@bole/platform/web'
import { type Report, reportsApi } from '@bole/reports/contract'
import { useNavigate } from '@tanstack/react-router'
import { App, Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { ReportFields } from './report-fields.tsx'
import { reportsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

interface ReportButtonsProps {
  readonly report: Report
  readonly asOf: string | undefined
}

/** What can be done with a report. */
export function ReportButtons({ report, asOf }: ReportButtonsProps): ReactNode {
  const t = useTexts()
  const go = useNavigate()
  const { message } = App.useApp()
  const [isEditing, setIsEditing] = useState(false)
  const copy = useChange(reportsApi.copyReport)
  const { id, origin, can } = report
  const file = addressOfCall(reportsApi.exportReport, {}, { id, ...(asOf && { as_of: asOf }) })
  const makeCopy = () =>
    copy.mutate(
      { query: { id } },
      {
        onSuccess: ({ data }) => {
          message.success(t('copied'))
          void go({ to: addressOf(reportsScreens.details, { origin, id: data.id }) })
        },
      },
    )
  return (
    <Flex wrap gap={8}>
      {can.edit && (
        <Button type="primary" onClick={() => setIsEditing(true)}>
          {t('actions.edit')}
        </Button>
      )}
      {can.copy && (
        <Button loading={copy.isPending} onClick={makeCopy}>
          {t('actions.copy')}
        </Button>
      )}
      <Button href={file} download>
        {t('actions.export')}
      </Button>
      {isEditing && (
        <FormDrawer title={t('form.editTitle')} onClose={() => setIsEditing(false)}>
          <ReportFields origin={origin === 1 ? 1 : 2} report={report} />
        </FormDrawer>
      )}
    </Flex>
  )
}
