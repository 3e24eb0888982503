import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { besidesOf, FeedbackDialog, type FeedbackInput } from './feedback-dialog.tsx'
import { useOutcome } from './use-outcome.tsx'

/** An application in the version that was seen, with whose it is. */
export interface Decided {
  readonly post_id: number
  readonly version: number
  readonly name: string
  /** The stage they are in; unknown: they are not told from here. */
  readonly stage?: number
}

interface DecisionDialogProps {
  readonly action: 'pass' | 'eliminate'
  readonly applications: readonly Decided[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the words of a decision and records it, wherever applications are shown; a toast offers to take it back, and of several says who was left out. */
export function DecisionDialog({ action, applications, onDone, onClose }: DecisionDialogProps): ReactNode {
  const t = useTexts()
  const { tellDone, tellBatch } = useOutcome()
  const [first] = applications
  const saying = (who: string) => t(`said.${action}`, { who })
  const one = useChange(pipelineEntryApi.giveFeedback, {
    onDone: ({ data }) => {
      onDone()
      tellDone(saying(first?.name ?? ''), data.batch_id)
    },
  })
  const many = useChange(pipelineEntryApi.giveFeedbackToMany, {
    onDone: ({ data }) => {
      onDone()
      tellBatch(data, saying)
    },
  })
  const give = ({ tags, text, ...besides }: FeedbackInput) => {
    const told = besidesOf(besides)
    if (first && applications.length === 1) {
      const { post_id: id, version } = first
      return one.mutate({ params: { id }, body: { side: 'company', action, version, tags, text, ...told } })
    }
    const seen = applications.map(({ post_id, version }) => ({ post_id, version }))
    many.mutate({ body: { applications: seen, action, tags, text, ...told } })
  }
  const count = applications.length
  const stage = applications.every((one) => one.stage === first?.stage) ? first?.stage : undefined
  const ofMany = t(action === 'pass' ? 'batch.passTitle' : 'batch.eliminateTitle', { count })
  return (
    <FeedbackDialog
      title={
        first && count === 1
          ? t('feedback.title', { name: first.name, action: t(`actions.company_${action}`) })
          : ofMany
      }
      feedback={{ side: 'company', action }}
      stage={stage}
      applications={applications.map(({ post_id }) => post_id)}
      isSending={one.isPending || many.isPending}
      onGive={give}
      onClose={onClose}
    />
  )
}
