import { WhyDialog } from '@bole/accounts/web'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { addressOf } from '@bole/platform/screens'
import { findProvidedFor } from '@bole/platform/slots'
import { useCall, useChange, wordOf } from '@bole/platform/web'
import { positionsScreens } from '@bole/positions/screens'
import { type ReactNode, Suspense, useRef } from 'react'
import { ChoosePerson } from '../actions/choose-dialog.tsx'
import { type Feedback, FeedbackDialog, type FeedbackInput } from '../actions/feedback-dialog.tsx'
import { MoveDialog } from '../actions/move-dialog.tsx'
import { PositionDialog } from '../actions/position-dialog.tsx'
import { useStepName } from '../actions/use-step-name.ts'
import { useTalentPool } from '../actions/use-talent-pool.ts'
import { defaultColumns } from '../list/columns.tsx'
import { exportDialog, messageDialog } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { CandidatePageDialog, PageLinkDialog } from './candidate-page-dialog.tsx'
import { useRecordOutcome } from './use-record-outcome.ts'

/** Which dialog lies open over a record. */
export type OpenDialog =
  | { readonly kind: 'feedback'; readonly feedback: Feedback }
  | {
      readonly kind:
        | 'move'
        | 'position'
        | 'transfer'
        | 'arrange'
        | 'page'
        | 'why'
        | 'keep'
        | 'export'
        | 'message'
    }

interface DialogProps {
  readonly answer: ApplicationAnswer
  readonly onClose: () => void
}

/** The dialog that an action of a record asks in. */
export function RecordDialog({ open, ...given }: DialogProps & { readonly open: OpenDialog }): ReactNode {
  const { application, has_page, origin } = given.answer
  switch (open.kind) {
    case 'feedback':
      return <GiveFeedback feedback={open.feedback} {...given} />
    case 'move':
      return <Move {...given} />
    case 'arrange':
      return <ArrangeDialog {...given} />
    case 'page':
      return (
        <CandidatePageDialog
          postId={application.id}
          name={application.basic.name}
          hasPage={has_page}
          onClose={given.onClose}
        />
      )
    case 'why':
      return (
        <Suspense>
          <WhyDialog
            record={{
              kind: 'application',
              id: application.id,
              name: application.basic.name,
              positionAddress: addressOf(positionsScreens.edit, { origin, id: application.position.id }),
            }}
            onClose={given.onClose}
          />
        </Suspense>
      )
    case 'keep':
      return <Keep {...given} />
    case 'message':
      return <Write {...given} />
    case 'export':
      return <ExportOne {...given} />
    case 'position':
      return <ChangePosition {...given} />
    case 'transfer':
      return <Transfer {...given} />
  }
}

function GiveFeedback({
  feedback,
  answer,
  onClose,
}: DialogProps & { readonly feedback: Feedback }): ReactNode {
  const t = useTexts()
  const { id, version, basic, status } = answer.application
  const told = (who: string) => {
    if (feedback.side === 'company' && (feedback.action === 'pass' || feedback.action === 'eliminate'))
      return t(`said.${feedback.action}`, { who })
    return t('said.feedback', { who, action: wordOf(t, `actions.${feedback.side}_${feedback.action}`) })
  }
  const give = useChange(pipelineEntryApi.giveFeedback, useRecordOutcome(answer, told, onClose).one)
  return (
    <FeedbackDialog
      title={t('feedback.title', {
        name: basic.name,
        action: wordOf(t, `actions.${feedback.side}_${feedback.action}`),
      })}
      feedback={feedback}
      stage={status.status}
      applications={[id]}
      isSending={give.isPending}
      onGive={(input) => give.mutate({ params: { id }, body: bodyOf(feedback, version, input) })}
      onClose={onClose}
    />
  )
}

function bodyOf(feedback: Feedback, version: number, input: FeedbackInput) {
  return feedback.side === 'company'
    ? { side: feedback.side, action: feedback.action, version, ...input }
    : { side: feedback.side, action: feedback.action, version, tags: input.tags, text: input.text }
}

function Move({ answer, onClose }: DialogProps): ReactNode {
  const t = useTexts()
  const { application, can, has_page } = answer
  const { id, version, basic } = application
  const stepName = useStepName(can.steps)
  const to = useRef('')
  const told = (who: string) => t('said.move', { who, stage: to.current })
  const outcome = useRecordOutcome(answer, told, () => undefined).one
  const move = useChange(pipelineEntryApi.move, {
    onDone: (reply) => {
      outcome.onDone(reply)
      if (reply.data.page_path === null) onClose()
    },
  })
  const madePath = move.data?.data.page_path
  if (madePath) return <PageLinkDialog path={madePath} name={basic.name} onClose={onClose} />
  return (
    <MoveDialog
      title={t('move.title', { name: basic.name })}
      steps={can.steps}
      hasPage={has_page}
      applications={[id]}
      initialStep={can.next_step_id}
      isSending={move.isPending}
      onMove={(destination, arrangement) => {
        to.current = stepName(destination)
        move.mutate({ body: { post_id: id, version, ...destination, ...arrangement } })
      }}
      onClose={onClose}
    />
  )
}

function Keep({ answer, onClose }: DialogProps): ReactNode {
  const pool = useTalentPool()
  if (!pool) return null
  return (
    <Suspense>
      <pool.KeepDialog applications={[answer.application.id]} onClose={onClose} />
    </Suspense>
  )
}

function ChangePosition({ answer, onClose }: DialogProps): ReactNode {
  const t = useTexts()
  const { id, version } = answer.application
  const library = useCall(pipelineEntryApi.getListLibrary, { query: { origin: answer.origin } }).data?.data
  const to = useRef('')
  const told = (who: string) => t('said.position', { who, title: to.current })
  const done = useRecordOutcome(answer, told, onClose).batch
  return (
    <PositionDialog
      title={t('actions.change_position')}
      positions={
        library?.postPositionStatistic.filter((one) => one.id !== answer.application.position.id) ?? []
      }
      tells={() => [id]}
      whoGoes={(_, title) => {
        to.current = title
        return [{ post_id: id, version }]
      }}
      onDone={(data) => done.onDone({ data })}
      onClose={onClose}
    />
  )
}

function Write({ answer, onClose }: DialogProps): ReactNode {
  const Dialog = findProvidedFor(messageDialog)
  return <Suspense>{Dialog && <Dialog applications={[answer.application.id]} onClose={onClose} />}</Suspense>
}

function ExportOne({ answer, onClose }: DialogProps): ReactNode {
  const Dialog = findProvidedFor(exportDialog)
  return (
    <Suspense>
      {Dialog && (
        <Dialog applications={[answer.application.id]} columns={defaultColumns} total={1} onClose={onClose} />
      )}
    </Suspense>
  )
}

function Transfer({ answer, onClose }: DialogProps): ReactNode {
  const t = useTexts()
  const { id, version } = answer.application
  const to = useRef('')
  const told = (who: string) => t('said.transfer', { who, name: to.current })
  const transfer = useChange(pipelineEntryApi.transfer, useRecordOutcome(answer, told, onClose).batch)
  return (
    <ChoosePerson
      title={t('actions.transfer')}
      label={t('columns.owner')}
      isSending={transfer.isPending}
      onChoose={(owner_id, name) => {
        to.current = name
        transfer.mutate({ body: { applications: [{ post_id: id, version }], owner_id } })
      }}
      onClose={onClose}
    />
  )
}
