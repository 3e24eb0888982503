import { usePermission } from '@bole/accounts/web'
import { type ApprovalItem, approvalsApi } from '@bole/approvals/contract'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { takeBack, useUndoToast } from '@bole/platform/list'
import { CallRefused, useChange } from '@bole/platform/web'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import styles from '../approvals.module.css'
import { useTexts } from '../texts/index.ts'
import { type Answer, DecideBar } from './decide-bar.tsx'

/** Answers an approval where its candidate is shown: what is warned of is asked again, and an answer can be taken back. */
export function DecideRound({ approval }: { readonly approval: ApprovalItem }): ReactNode {
  const t = useTexts()
  const { post_id, version, name, state, can } = approval
  const tell = useUndoToast()
  const mayUndo = usePermission('pipeline.undo')
  const decide = useChange(approvalsApi.handleCheck, {
    onDone: ({ data }) => {
      const isCounted = data.status.process_status === 20
      const undo = takeBack(pipelineEntryApi.undo, { body: { batch_id: data.batch_id } }, t('bar.undone'))
      tell(t(isCounted ? 'bar.counted' : 'bar.done'), mayUndo ? undo : undefined)
    },
  })
  const send = (answer: Answer, is_sure: boolean) =>
    decide.mutate({ body: { post_id, version, ...answer, is_sure } })
  const asked = decide.variables?.body
  const warning = decide.error instanceof CallRefused && decide.error.isWarning ? decide.error.message : null
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
  return (
    <div className={styles.bar}>
      {warning !== null && asked ? (
        <Alert
          type="warning"
          title={warning}
          action={
            <Button
              onClick={() => decide.mutate({ body: { ...asked, is_sure: true } })}
              loading={decide.isPending}
            >
              {t('bar.anyway')}
            </Button>
          }
        />
      ) : (
        <DecideBar name={name} isSending={decide.isPending} onAnswer={(answer) => send(answer, false)} />
      )}
    </div>
  )
}
