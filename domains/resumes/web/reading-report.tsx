import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type ResumeDetail, resumesApi } from '@bole/resumes/contract'
import { Button, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

const reportForm = defineForm({ create: resumesApi.submitError, empty: { text: '' } })
const { TextAreaField } = reportForm

interface ReadingReportProps {
  readonly postId: number
  readonly status: ResumeDetail['report_status']
}

/** Says that a résumé was read wrongly, and what became of it. */
export function ReadingReport({ postId, status }: ReadingReportProps): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {status !== 'none' && (
        <Tag color={status === 'open' ? 'processing' : 'success'}>{t(`report.${status}`)}</Tag>
      )}
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t('report.begin')}
      </Button>
      {isOpen && (
        <FormDialog title={t('report.title')} onClose={() => setOpen(false)}>
          <ReportFields postId={postId} />
        </FormDialog>
      )}
    </>
  )
}

function ReportFields({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(reportForm, {
    record: null,
    createWith: { post_id: postId },
    saved: t('report.sent'),
  })
  return (
    <RecordForm form={form} save={t('report.send')}>
      <TextAreaField name="text" label={t('report.what')} help={t('report.help')} />
    </RecordForm>
  )
}
