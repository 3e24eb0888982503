import { usePermission } from '@bole/accounts/web'
import { type ApprovalItem, approvalsApi } from '@bole/approvals/contract'
import { type CandidateMessage, pipelineEntryApi } from '@bole/pipeline/contract'
import type { RequestOf } from '@bole/platform/contract'
import { takeBack, useUndoToast } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { Alert, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../approvals.module.css'
import { useTexts } from '../texts/index.ts'
import { type Answer, DecideBar } from './decide-bar.tsx'
import { decidingFor } from './deciding-for.ts'
import { ReasonsField } from './reasons-field.tsx'
import { TellField } from './tell-field.tsx'

interface Warned {
  readonly body: RequestOf<typeof approvalsApi.handleCheck>['body']
  readonly message: string
}

/** Answers an approval where its candidate is shown: what is warned of is asked again, and an answer can be taken back. */
export function DecideRound({ approval }: { readonly approval: ApprovalItem }): ReactNode {
  const t = useTexts()
  const { post_id, version, name, state, can } = approval
  const tell = useUndoToast()
  const mayUndo = usePermission('pipeline.undo')
  const [warned, setWarned] = useState<Warned | null>(null)
  const [message, setMessage] = useState<CandidateMessage | null>(null)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const decide = useChange(approvalsApi.handleCheck, {
    onDone: ({ data }) => {
      const isCounted = data.status.process_status === 20
      const undo = takeBack(pipelineEntryApi.undo, { body: { batch_id: data.batch_id } }, t('bar.undone'))
      tell(t(isCounted ? 'bar.counted' : 'bar.done'), mayUndo ? undo : undefined)
    },
    onWarned: (warning, { body }) => setWarned({ body, message: warning.message }),
  })
  const send = (answer: Answer) => {
    const isRefused = answer.action === 'eliminate'
    const besides = {
      ...(isRefused && message ? { message } : {}),
      ...(isRefused && reasons.length > 0 ? { tags: [...reasons] } : {}),
    }
    decide.mutate({ body: { post_id, version, ...answer, ...besides, is_sure: false } })
  }
  if (state !== 'open')
    return (
      <div className={styles.bar}>
        <Alert type="info" title={t('bar.over', { state: t(`tabs.${state}`) })} />
      </div>
    )
  if (!can.decide)
    return (
      <div className={styles.bar}>
        <Alert type="info" title={t('bar.notYours')} />
      </div>
    )
  const forWhom = decidingFor(approval, t)
  const sure = (
    <Button
      onClick={() => warned && decide.mutate({ body: { ...warned.body, is_sure: true } })}
      loading={decide.isPending}
    >
      {t('bar.anyway')}
    </Button>
  )
  return (
    <div className={styles.bar}>
      {forWhom && <small>{forWhom}</small>}
      {warned ? (
        <Alert type="warning" title={warned.message} action={sure} />
      ) : (
        <DecideBar
          name={name}
          isSending={decide.isPending}
          onAnswer={send}
          beneath={(action) =>
            action === 'eliminate' && (
              <>
                <ReasonsField value={reasons} onChange={setReasons} />
                <TellField postId={post_id} value={message} onChange={setMessage} />
              </>
            )
          }
        />
      )}
    </div>
  )
}
