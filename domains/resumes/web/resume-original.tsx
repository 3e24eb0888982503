import { LockOutlined } from '@ant-design/icons'
import { addressOf } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Alert, Button, Result, Skeleton, Spin } from 'antd'
import { lazy, type ReactNode, Suspense } from 'react'
import { NoOriginal } from './add-resume.tsx'
import { FlowingPreview } from './flowing-preview.tsx'
import { PageBoxes } from './page-boxes.tsx'
import { ReadingReport } from './reading-report.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import { type Highlighting, useDetail } from './use-detail.ts'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

/** The original document, with what was read from it marked where it stands. */
export function ResumeOriginal({ postId, highlighted, onHighlight }: Highlighting): ReactNode {
  const t = useTexts()
  const detail = useDetail(postId)
  const readAgain = useChange(resumesApi.readAgain)
  if (!detail) return <Skeleton active className={styles.padded ?? ''} />
  const { resume, fields } = detail
  if (resume?.has_original && !resume.original) return <HiddenOriginal />
  if (!resume?.original) return <NoOriginal postId={postId} />
  const query = { post_id: postId, file_id: resume.original.file_id }
  const address = addressOf(resumesApi.getFile, {}, query)
  const marks = fields.filter(({ source, is_corrected, is_told }) => source?.box && !is_corrected && !is_told)
  const marksOn = (page: number) => (
    <PageBoxes
      marks={marks.filter(({ source }) => source?.page === page)}
      highlighted={highlighted}
      onHighlight={onHighlight}
    />
  )
  return (
    <>
      <div className={styles.originalBar}>
        <span>{resume.original.name}</span>
        <ReadingReport postId={postId} status={detail.report_status} />
        <Button type="link" size="small" href={addressOf(resumesApi.getOriginal, {}, { post_id: postId })}>
          {t('original.download')}
        </Button>
      </div>
      {resume.state === 'reading' && (
        <Alert banner type="info" icon={<Spin size="small" />} showIcon title={t('original.reading')} />
      )}
      {resume.state === 'unreadable' && (
        <Alert
          banner
          type="warning"
          title={t(`unreadable.${resume.reason ?? 'no_text'}`)}
          action={
            <Button
              size="small"
              loading={readAgain.isPending}
              onClick={() => readAgain.mutate({ body: { post_id: postId } })}
            >
              {t('original.readAgain')}
            </Button>
          }
        />
      )}
      {resume.kind === 'pdf' || resume.original.media_type === 'application/pdf' ? (
        <Suspense fallback={<Skeleton active className={styles.padded ?? ''} />}>
          <PdfPages address={address} marksOn={marksOn} />
        </Suspense>
      ) : resume.kind === 'image' ? (
        <div className={styles.sheet}>
          <img src={address} alt={resume.original.name} />
          {marksOn(1)}
        </div>
      ) : (
        resume.preview !== null && (
          <FlowingPreview
            html={resume.preview}
            title={resume.original.name}
            block={blockOf(fields, highlighted)}
          />
        )
      )}
    </>
  )
}

/** Instead of a document that shows what is hidden from the reader: the profile beside it has the rest. */
function HiddenOriginal(): ReactNode {
  const t = useTexts()
  return (
    <Result
      className={styles.padded ?? ''}
      icon={<LockOutlined style={{ color: 'var(--ant-color-text-tertiary)' }} />}
      title={t('original.hidden')}
      subTitle={t('original.hiddenHelp')}
    />
  )
}

function blockOf(
  fields: readonly { path: string; source: { block: number | null } | null }[],
  path: string | null,
): number | null {
  return fields.find((field) => field.path === path)?.source?.block ?? null
}
