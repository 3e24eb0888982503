import { pipelineApi } from '@bole/pipeline/contract'
import { CallFailed, useCall } from '@bole/platform/web'
import { Button, Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { CandidateRecord } from './candidate-record.tsx'

/** One candidate's record once it is here; who does not exist and who may not be seen read the same. */
export function LoadedCandidate({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const answer = useCall(pipelineApi.getApplication, { query: { post_id: id } }, { handlesErrors: true })
  if (answer.data) return <CandidateRecord answer={answer.data.data} />
  if (answer.error instanceof CallFailed && answer.error.http === 404)
    return <Result status="404" title={t('drawer.gone')} />
  if (answer.error)
    return (
      <Result
        status="error"
        title={answer.error.message}
        extra={<Button onClick={() => void answer.refetch()}>{t('retry')}</Button>}
      />
    )
  return <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 24 }} />
}
