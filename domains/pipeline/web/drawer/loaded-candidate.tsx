import { pipelineEntryApi } from '@bole/pipeline/contract'
import { Drawing } from '@bole/platform/drawings'
import { CallFailed, useCall } from '@bole/platform/web'
import { Button, Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { CandidateRecord } from './candidate-record.tsx'
import styles from './drawer.module.css'
import type { OpenedRecord } from './opened.ts'

/** One candidate's record once it is here; who does not exist and who may not be seen read the same. */
export function LoadedCandidate({ id, ...opened }: OpenedRecord & { readonly id: number }): ReactNode {
  const t = useTexts()
  const answer = useCall(pipelineEntryApi.getApplication, { query: { post_id: id } }, { handlesErrors: true })
  if (answer.data) return <CandidateRecord answer={answer.data.data} {...opened} />
  if (answer.error instanceof CallFailed && answer.error.http === 404)
    return (
      <Empty
        className={styles.gone ?? ''}
        image={<Drawing scene="missing" />}
        description={t('drawer.gone')}
      />
    )
  if (answer.error)
    return (
      <Empty className={styles.gone ?? ''} description={answer.error.message}>
        <Button onClick={() => void answer.refetch()}>{t('retry')}</Button>
      </Empty>
    )
  return <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 24 }} />
}
