import { libraryApi } from '@bole/library/contract'
import { nameOfStatus, usePipelineTexts } from '@bole/pipeline/web'
import { formatMeeting, formatMoment } from '@bole/platform/moments'
import { currentLanguage, useCall } from '@bole/platform/web'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import { Divider, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

type Call =
  | typeof libraryApi.listInterviewHistory
  | typeof libraryApi.listEvaluationHistory
  | typeof libraryApi.listAiHistory

/** Tests, interviews, assessments and AI interviews over all of a person’s applications, and how far this one has come. */
export function RecordHistory({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const query = { post_id: postId }
  const exam = useCall(libraryApi.listExamHistory, { query }).data?.data
  const progress = useCall(libraryApi.listResumeProgress, { query }).data?.data.list ?? []
  return (
    <>
      <Part title={t('record.progress')} lines={useLines(progress)} />
      <Of title={t('record.interviews')} call={libraryApi.listInterviewHistory} postId={postId} />
      <Part
        title={t('record.exams')}
        lines={[
          ...useLines(exam?.list ?? []),
          ...(exam?.exam_score ?? []).map(({ exam: name, score, taken_on }) =>
            [name, score, taken_on].filter((word) => word !== null).join(' · '),
          ),
        ]}
      />
      <Of title={t('record.assessments')} call={libraryApi.listEvaluationHistory} postId={postId} />
      <Of title={t('record.aiInterviews')} call={libraryApi.listAiHistory} postId={postId} />
    </>
  )
}

function Of({
  call,
  postId,
  title,
}: {
  readonly call: Call
  readonly postId: number
  readonly title: string
}): ReactNode {
  const found = useCall(call, { query: { post_id: postId } }).data?.data.list ?? []
  return <Part title={title} lines={useLines(found)} />
}

interface Passage {
  readonly position: string
  readonly scene_id: number
  readonly status: { readonly name: string }
  readonly meets_at: string | null
  readonly begin_time: string
}

/** Passages in words: the position, the stage with how it ended, and when. */
function useLines(passages: readonly Passage[]): string[] {
  const t = usePipelineTexts()
  return passages.map(({ position, scene_id, status, meets_at, begin_time }) => {
    const stage = stages.isStage(scene_id) ? stageNames[currentLanguage()][stages.nameOfStage(scene_id)] : ''
    const when = meets_at ? formatMeeting(meets_at) : formatMoment(begin_time)
    return [position, stage, nameOfStatus(t, { status: scene_id, name: status.name }), when].join(' · ')
  })
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  const t = useTexts()
  return (
    <>
      <Divider titlePlacement="start">{title}</Divider>
      {lines.length === 0 && <Typography.Text type="secondary">{t('record.none')}</Typography.Text>}
      {lines.map((line) => (
        <p key={line} style={{ margin: '4px 0' }}>
          {line}
        </p>
      ))}
    </>
  )
}
