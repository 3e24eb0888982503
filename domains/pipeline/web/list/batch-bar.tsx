import { usePermission } from '@bole/accounts/web'
import { pipelineApi } from '@bole/pipeline/contract'
import { BatchBar as Bar, type BatchButton } from '@bole/platform/list'
import { listOf, safeFirst, useChange } from '@bole/platform/web'
import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { ChooseDialog, ChoosePerson } from '../actions/choose-dialog.tsx'
import { FeedbackDialog } from '../actions/feedback-dialog.tsx'
import { MoveDialog, stageAfter } from '../actions/move-dialog.tsx'
import { useOutcome } from '../actions/use-outcome.tsx'
import { useTexts } from '../texts/index.ts'
import { SelectAll } from './select-all.tsx'
import { endedIn, noSelection, type Selection, seenIn, stageOf, withoutItems } from './selection.ts'
import { TagDialog } from './tag-dialog.tsx'
import type { CandidateListState } from './use-candidate-list.ts'

type Dialog = 'move' | 'pass' | 'eliminate' | 'position' | 'transfer' | 'tags' | null

/** Names of the chosen, as many as one reads; the rest as a number. */
function namesOf(selection: Selection): string {
  const names = [...selection.values()].map(({ name }) => name)
  const more = names.length - namesShown
  return listOf(more > 0 ? [...names.slice(0, namesShown), `+${more}`] : names)
}

const namesShown = 10

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
  const { tellBatch } = useOutcome()
  const mayMove = usePermission('pipeline.move')
  const mayRemove = usePermission('candidates.remove')
  const finish = {
    onDone: ({ data }: { data: Parameters<typeof tellBatch>[0] }) => {
      setDialog(null)
      onSelect(noSelection)
      tellBatch(data)
    },
  }
  const move = useChange(pipelineApi.moveMany, finish)
  const feedback = useChange(pipelineApi.giveFeedbackToMany, finish)
  const changePosition = useChange(pipelineApi.changePosition, finish)
  const transfer = useChange(pipelineApi.transfer, finish)
  const remove = useChange(pipelineApi.removeApplications, finish)
  const restore = useChange(pipelineApi.restoreApplications, finish)
  if (selection.size === 0) return null

  const count = selection.size
  const applications = seenIn(selection, list.items)
  const ended = endedIn(selection)
  const going = withoutItems(selection, [...ended.keys()])
  const close = () => setDialog(null)
  const { steps = [], stages = [] } = list.library ?? {}
  const after = stageAfter(stageOf(selection) ?? list.query.tracker_status, stages)
  const confirmRemoval = () =>
    modal.confirm({
      title: t('batch.confirmRemove', { count }),
      content: t('batch.removeHelp'),
      okText: t('actions.remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      ...safeFirst,
      onOk: () => remove.mutate({ body: { applications } }),
    })
  const bringBack: BatchButton = {
    key: 'restore',
    label: t('actions.restore'),
    isSending: restore.isPending,
    isDisabled: !mayMove,
    onClick: () => restore.mutate({ body: { applications } }),
  }
  const asking = (key: NonNullable<Dialog>, label: string): BatchButton => ({
    key,
    label,
    onClick: () => setDialog(key),
  })
  const actions = list.query.has_left
    ? [bringBack]
    : [
        ...(mayMove ? [{ ...asking('move', t('batch.move')), isMain: true }] : []),
        asking('pass', t('actions.company_pass')),
        { ...asking('eliminate', t('actions.company_eliminate')), isDanger: true },
        ...(mayMove ? [asking('position', t('actions.change_position'))] : []),
        ...(mayMove && going.size > 0 ? [asking('transfer', t('actions.transfer'))] : []),
        asking('tags', t('batch.tag')),
        ...(mayMove && ended.size > 0 ? [bringBack] : []),
        ...(mayRemove ? [{ key: 'remove', label: t('actions.remove'), onClick: confirmRemoval }] : []),
      ]
  return (
    <>
      <Bar selected={t('batch.selected', { count })} actions={actions} onClear={() => onSelect(noSelection)}>
        <SelectAll list={list} selection={selection} onSelect={onSelect} />
      </Bar>
      {dialog === 'move' && (
        <MoveDialog
          title={t('batch.moveTitle', { count })}
          steps={steps}
          hasPage
          initialStep={steps.find(({ stage }) => stage === after)?.id}
          isSending={move.isPending}
          onMove={(to, arrangement) => move.mutate({ body: { applications, ...to, ...arrangement } })}
          onClose={close}
        />
      )}
      {(dialog === 'pass' || dialog === 'eliminate') && (
        <FeedbackDialog
          title={t(dialog === 'pass' ? 'batch.passTitle' : 'batch.eliminateTitle', { count })}
          feedback={{ side: 'company', action: dialog }}
          isSending={feedback.isPending}
          onGive={({ tags, text }) => feedback.mutate({ body: { applications, action: dialog, tags, text } })}
          onClose={close}
        />
      )}
      {dialog === 'position' && (
        <ChooseDialog
          title={t('batch.positionTitle', { count })}
          label={t('columns.position')}
          options={
            list.library?.postPositionStatistic.map(({ id, title }) => ({ value: id, label: title })) ?? []
          }
          isSending={changePosition.isPending}
          onChoose={(position_id) => changePosition.mutate({ body: { applications, position_id } })}
          onClose={close}
        />
      )}
      {dialog === 'transfer' && (
        <ChoosePerson
          title={t('batch.transferTitle', { count: going.size })}
          note={ended.size > 0 ? t('batch.transferSkips', { names: namesOf(ended) }) : null}
          label={t('columns.owner')}
          isSending={transfer.isPending}
          onChoose={(owner_id) =>
            transfer.mutate({ body: { applications: seenIn(going, list.items), owner_id } })
          }
          onClose={close}
        />
      )}
      {dialog === 'tags' && (
        <TagDialog ids={[...selection.keys()]} known={list.library?.tagGroup ?? []} onClose={close} />
      )}
    </>
  )
}
