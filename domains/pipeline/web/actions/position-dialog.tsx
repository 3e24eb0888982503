import { pipelineEntryApi } from '@bole/pipeline/contract'
import type { RequestOf } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { type AboutChoice, ChooseDialog } from './choose-dialog.tsx'
import { MessageField } from './message-field.tsx'
import type { BatchOutcome } from './use-outcome.tsx'

type Changing = RequestOf<typeof pipelineEntryApi.changePosition>['body']

interface PositionDialogProps {
  readonly title: string
  readonly about?: AboutChoice
  /** Undefined while they are on their way. */
  readonly positions: readonly { readonly id: number; readonly title: string }[] | undefined
  /** Who is told of it, where what they come to is chosen: who is there already is not. */
  readonly tells: (positionId: number | undefined) => readonly number[]
  /** Who is moved to what was chosen, in the versions seen. */
  readonly whoGoes: (positionId: number, title: string) => Changing['applications']
  readonly onDone: (outcome: BatchOutcome) => void
  readonly onClose: () => void
}

/** Asks for another position; where something that is agreed on ends by that, the server warns, and it is asked once more. */
export function PositionDialog(props: PositionDialogProps): ReactNode {
  const { title, about, positions, tells, whoGoes, onDone, onClose } = props
  const t = useTexts()
  const [warned, setWarned] = useState<{ readonly body: Changing; readonly message: string } | null>(null)
  const change = useChange(pipelineEntryApi.changePosition, {
    onDone: ({ data }) => onDone(data),
    onWarned: ({ message }, { body }) => setWarned({ body, message }),
  })
  if (warned)
    return (
      <Modal
        open
        title={t('changing.sure')}
        okText={t('changing.anyway')}
        cancelText={t('cancel')}
        confirmLoading={change.isPending}
        onOk={() => change.mutate({ body: { ...warned.body, is_sure: true } })}
        onCancel={onClose}
      >
        {warned.message}
      </Modal>
    )
  return (
    <ChooseDialog
      title={title}
      {...(about ? { about } : {})}
      label={t('columns.position')}
      options={positions?.map((one) => ({ value: one.id, label: one.title }))}
      isSending={change.isPending}
      beneath={(chosen, position) => (
        <MessageField
          applications={tells(chosen)}
          action="change_position"
          stage={stages.stage.screening}
          position={position}
        />
      )}
      onChoose={(position_id, name, message) =>
        change.mutate({
          body: { applications: whoGoes(position_id, name), position_id, ...(message ? { message } : {}) },
        })
      }
      onClose={onClose}
    />
  )
}
