import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange, wordOf } from '@bole/platform/web'
import { Flex, Select } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { besidesOf, FeedbackDialog } from '../actions/feedback-dialog.tsx'
import type { BatchOutcome } from '../actions/use-outcome.tsx'
import { useTexts } from '../texts/index.ts'
import { type FurtherDecision, furtherDecisions, parted } from './parted.ts'
import { type Selection, seenIn, stageOf } from './selection.ts'
import { WhoIsAffected } from './who-is-affected.tsx'

/** The decisions that can be recorded for somebody of those selected. */
export function furtherFor(selection: Selection): readonly FurtherDecision[] {
  return furtherDecisions.filter((decision) => parted(decision, selection).affected.size > 0)
}

interface FurtherFeedbackProps {
  readonly selection: Selection
  readonly fresh: Parameters<typeof seenIn>[1]
  /** What was recorded, in words, and what came of it. */
  readonly onDone: (outcome: BatchOutcome, action: string) => void
  readonly onClose: () => void
}

/** Asks which decision it is, says whom it is about and whom not, and records it for all of them. */
export function FurtherFeedback({ selection, fresh, onDone, onClose }: FurtherFeedbackProps): ReactNode {
  const t = useTexts()
  const fieldId = useId()
  const possible = furtherFor(selection)
  const [chosen, choose] = useState<FurtherDecision>()
  const decision = chosen ?? possible[0] ?? 'comment'
  const nameOf = (one: FurtherDecision) => wordOf(t, `actions.company_${one}`)
  const parts = parted(decision, selection)
  const applications = seenIn(parts.affected, fresh)
  const feedback = useChange(pipelineEntryApi.giveFeedbackToMany, {
    onDone: ({ data }) => onDone(data, nameOf(decision)),
  })
  return (
    <FeedbackDialog
      // What is asked differs from decision to decision, and what was typed for one is not said of another.
      key={decision}
      title={t('batch.furtherTitle', { count: applications.length })}
      note={
        <Flex vertical gap={8}>
          <label htmlFor={fieldId}>{t('batch.decision')}</label>
          <Select
            id={fieldId}
            value={decision}
            options={possible.map((value) => ({ value, label: nameOf(value) }))}
            onChange={choose}
          />
          <WhoIsAffected {...parts} />
        </Flex>
      }
      feedback={{ side: 'company', action: decision }}
      stage={stageOf(selection) ?? [...parts.affected.values()][0]?.status.status}
      applications={applications.map(({ post_id }) => post_id)}
      isSending={feedback.isPending}
      onGive={({ tags, text, ...besides }) =>
        feedback.mutate({ body: { applications, action: decision, tags, text, ...besidesOf(besides) } })
      }
      onClose={onClose}
    />
  )
}
