import { usePermission } from '@bole/accounts/web'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { BatchBar as Bar, type BatchButton, useOutOfSight } from '@bole/platform/list'
import { findProvidedFor } from '@bole/platform/slots'
import { safeFirst, useChange } from '@bole/platform/web'
import { App } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { BatchTarget } from '../../model/batch-target.ts'
import { ChoosePerson } from '../actions/choose-dialog.tsx'
import { besidesOf, FeedbackDialog } from '../actions/feedback-dialog.tsx'
import { MoveDialog } from '../actions/move-dialog.tsx'
import { PositionDialog } from '../actions/position-dialog.tsx'
import { stageAfter } from '../actions/stage-after.ts'
import { type BatchOutcome, useOutcome } from '../actions/use-outcome.tsx'
import { useStepName } from '../actions/use-step-name.ts'
import { useTalentPool } from '../actions/use-talent-pool.ts'
import { approvalDialog, messageDialog } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import { writtenConditions } from './conditions.ts'
import { ExportSelected } from './export-selected.tsx'
import { FurtherFeedback, furtherFor } from './further-feedback.tsx'
import { isOfAll, type OfAll } from './of-all.ts'
import { type BatchKind, type FurtherDecision, parted } from './parted.ts'
import type { SaidBy } from './said-by.ts'
import { SelectAll } from './select-all.tsx'
import { isInterviewed, noSelection, type Selection, seenIn, stageOf } from './selection.ts'
import { SelectionDialog } from './selection-dialog.tsx'
import type { CandidateListState } from './use-candidate-list.ts'
import { WhoIsAffected } from './who-is-affected.tsx'

type Dialog = Exclude<BatchKind, 'remove' | 'restore' | FurtherDecision> | OfAll | 'further' | null

interface BatchBarProps {
  readonly list: CandidateListState
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** Rises when rows are selected: how many, and what can be done with all of them. */
export function BatchBar({ list, selection, onSelect }: BatchBarProps): ReactNode {
  const t = useTexts()
  const [dialog, setDialog] = useState<Dialog>(null)
  const { modal } = App.useApp()
  const stepName = useStepName(list.library?.steps ?? [])
  const { tellBatch } = useOutcome()
  const mayMove = usePermission('pipeline.move')
  const mayRemove = usePermission('candidates.remove')
  const maySend = usePermission('notifications.send')
  const mayAsk = usePermission('approvals.ask')
  const Message = findProvidedFor(messageDialog)
  const Approval = findProvidedFor(approvalDialog)
  const pool = useTalentPool()
  const mayExport = usePermission('candidates.export')
  const told = useRef((who: string) => who)
  const finish = {
    onDone: ({ data }: { data: BatchOutcome }) => {
      setDialog(null)
      onSelect(noSelection)
      tellBatch(data, told.current)
    },
  }
  const move = useChange(pipelineEntryApi.moveMany, finish)
  const feedback = useChange(pipelineEntryApi.giveFeedbackToMany, finish)
  const transfer = useChange(pipelineEntryApi.transfer, finish)
  const remove = useChange(pipelineEntryApi.removeApplications, finish)
  const restore = useChange(pipelineEntryApi.restoreApplications, finish)
  const outOfSight = useOutOfSight({
    chosen: new Map([...selection].map(([id, { name }]) => [id, name])),
    shown: list.items.map(({ id }) => id),
    search: JSON.stringify(writtenConditions(list.query)),
  })
  if (selection.size === 0) return null

  const count = selection.size
  const about = (kind: BatchKind, target: BatchTarget = {}) => {
    const parts = parted(kind, selection, target)
    const applications = seenIn(parts.affected, list.items)
    return { ...parts, applications, count: applications.length, note: <WhoIsAffected {...parts} /> }
  }
  const open = dialog === null || dialog === 'further' || isOfAll(dialog) ? null : about(dialog)
  const close = () => setDialog(null)
  const letGo = () => onSelect(noSelection)
  const { steps = [], stages = [] } = list.library ?? {}
  const after = stageAfter(stageOf(selection), stages)
  const confirmed = (kind: 'remove' | 'restore', make: () => void) => {
    const { note, skipped, count: affected } = about(kind)
    told.current = (who) => t(`said.${kind}`, { who })
    if (kind === 'restore' && skipped.length === 0) return make()
    void modal.confirm({
      title: t(kind === 'remove' ? 'batch.confirmRemove' : 'batch.confirmRestore', { count: affected }),
      content: (
        <>
          {note}
          {kind === 'remove' && t('batch.removeHelp')}
        </>
      ),
      okText: t(`actions.${kind}`),
      okButtonProps: { danger: kind === 'remove' },
      cancelText: t('cancel'),
      ...(kind === 'remove' ? safeFirst : {}),
      onOk: make,
    })
  }
  const take = (kind: 'remove' | 'restore') => ({ body: { applications: about(kind).applications } })
  const bringBack: BatchButton = {
    key: 'restore',
    label: t('actions.restore'),
    isSending: restore.isPending,
    isDisabled: !mayMove,
    onClick: () => confirmed('restore', () => restore.mutate(take('restore'))),
  }
  const takeOff: BatchButton = {
    key: 'remove',
    label: t('actions.remove'),
    onClick: () => confirmed('remove', () => remove.mutate(take('remove'))),
  }
  const can = (kind: BatchKind) => about(kind).count > 0
  const asking = (key: Exclude<Dialog, null>, label: string): BatchButton => ({
    key,
    label,
    onClick: () => setDialog(key),
  })
  const actions = list.query.has_left
    ? [bringBack, ...(pool ? [asking('keep', t('batch.keep'))] : [])]
    : [
        ...(mayMove && can('move') ? [{ ...asking('move', t('batch.move')), isMain: true }] : []),
        ...(can('pass') ? [asking('pass', t('actions.company_pass'))] : []),
        ...(can('eliminate')
          ? [{ ...asking('eliminate', t('actions.company_eliminate')), isDanger: true }]
          : []),
        ...(furtherFor(selection).length > 0 ? [asking('further', t('batch.further'))] : []),
        ...(mayAsk && Approval && can('approval') ? [asking('approval', t('batch.approval'))] : []),
        ...(mayMove && can('position') ? [asking('position', t('actions.change_position'))] : []),
        ...(mayMove && can('transfer') ? [asking('transfer', t('actions.transfer'))] : []),
        ...(mayMove && isInterviewed(selection) ? [asking('slots', t('batch.slots'))] : []),
        asking('tags', t('batch.tag')),
        ...(maySend && Message ? [asking('message', t('batch.message'))] : []),
        ...(pool ? [asking('keep', t('batch.keep'))] : []),
        ...(mayExport ? [asking('export', t('export'))] : []),
        ...(mayMove && can('restore') ? [bringBack] : []),
        ...(mayRemove && can('remove') ? [takeOff] : []),
      ]
  const doing = <Kind extends keyof SaidBy>(kind: Kind, words: SaidBy[Kind], target: BatchTarget = {}) => {
    told.current = (who) => t(`said.${kind}`, { who, ...words })
    return about(kind, target).applications
  }
  const stepAt = (id: number | undefined) => ({ step: steps.find((one) => one.id === id) })
  return (
    <>
      <Bar {...{ actions, outOfSight }} selected={t('batch.selected', { count })} onClear={letGo}>
        <SelectAll list={list} selection={selection} onSelect={onSelect} />
      </Bar>
      {open && dialog === 'move' && (
        <MoveDialog
          title={t('batch.moveTitle')}
          about={(id) => about('move', stepAt(id))}
          steps={steps}
          hasPage
          applications={open.applications.map(({ post_id }) => post_id)}
          initialStep={steps.find(({ stage }) => stage === after)?.id}
          isSending={move.isPending}
          onMove={(to, arrangement) => {
            const applications = doing('move', { stage: stepName(to) }, stepAt(to.process_step_id))
            move.mutate({ body: { applications, ...to, ...arrangement } })
          }}
          onClose={close}
        />
      )}
      {open && (dialog === 'pass' || dialog === 'eliminate') && (
        <FeedbackDialog
          title={t(dialog === 'pass' ? 'batch.passTitle' : 'batch.eliminateTitle', { count: open.count })}
          note={open.note}
          feedback={{ side: 'company', action: dialog }}
          stage={stageOf(selection) ?? [...selection.values()][0]?.status.status}
          applications={open.applications.map(({ post_id }) => post_id)}
          isSending={feedback.isPending}
          onGive={({ tags, text, ...besides }) => {
            const applications = doing(dialog, {})
            feedback.mutate({ body: { applications, action: dialog, tags, text, ...besidesOf(besides) } })
          }}
          onClose={close}
        />
      )}
      {dialog === 'further' && (
        <FurtherFeedback
          selection={selection}
          fresh={list.items}
          onDone={(data, action) => {
            told.current = (who) => t('said.feedback', { who, action })
            finish.onDone({ data })
          }}
          onClose={close}
        />
      )}
      {open && dialog === 'position' && (
        <PositionDialog
          title={t('batch.positionTitle')}
          about={(position_id) => about('position', { position_id })}
          tells={(position_id) =>
            about('position', { position_id }).applications.map(({ post_id }) => post_id)
          }
          positions={list.library?.postPositionStatistic ?? []}
          whoGoes={(position_id, title) => doing('position', { title }, { position_id })}
          onDone={(data) => finish.onDone({ data })}
          onClose={close}
        />
      )}
      {open && dialog === 'transfer' && (
        <ChoosePerson
          title={t('batch.transferTitle')}
          about={(owner_id) => about('transfer', { owner_id })}
          label={t('columns.owner')}
          isSending={transfer.isPending}
          onChoose={(owner_id, name) => {
            transfer.mutate({ body: { applications: doing('transfer', { name }, { owner_id }), owner_id } })
          }}
          onClose={close}
        />
      )}
      {open && dialog === 'approval' && Approval && (
        <Suspense>
          <Approval
            {...open}
            onAsked={(outcome) => {
              doing('approval', {})
              finish.onDone({ data: outcome })
            }}
            onClose={close}
          />
        </Suspense>
      )}
      <SelectionDialog
        dialog={dialog}
        ids={[...selection.keys()]}
        known={(list.library?.tagGroup ?? []).filter(({ is_offered }) => is_offered)}
        shown={{ search: writtenConditions(list.query), total: list.newest?.total ?? 0 }}
        onKept={() => onSelect(noSelection)}
        origin={list.query.origin === 1 ? 1 : 2}
        onSlots={(outcome) => {
          told.current = (who) => t('said.arrange', { who })
          finish.onDone({ data: outcome })
        }}
        onClose={close}
      />
      {dialog === 'export' && <ExportSelected {...{ list, selection }} onClose={close} />}
    </>
  )
}
