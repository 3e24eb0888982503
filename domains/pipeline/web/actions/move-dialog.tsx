import { AfterFrame } from '@bole/platform/web'
import type { ProcessStep } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { type ArrangementFields, type ArrangementInput, arrangementOf } from './arrangement.ts'
import type { AboutChoice } from './choose-dialog.tsx'
import { InviteField } from './invite-field.tsx'
import { MessageField } from './message-field.tsx'
import { StageFields } from './stage-fields.tsx'

interface Fields extends ArrangementFields {
  /** The number of the step. */
  readonly step: number
}

/** A step as the calls that move take it. */
export interface DestinationInput {
  readonly stage: number
  readonly process_step_id: number
}

interface MoveDialogProps {
  readonly title: string
  /** What is to be known before one moves anybody to a step, by its number. */
  readonly about?: AboutChoice
  /** The steps to choose from. */
  readonly steps: readonly ProcessStep[]
  readonly initialStep?: number | null | undefined
  readonly applications: readonly number[]
  /** Whether the candidate, or any of them, may have a page to be invited on. */
  readonly hasPage: boolean
  readonly isSending: boolean
  readonly onMove: (to: DestinationInput, arrangement: ArrangementInput) => void
  readonly onClose: () => void
}

/** Asks for the step and, where it has one, for its date and people; nothing but the step is required. */
export function MoveDialog({
  title,
  about,
  steps,
  initialStep,
  applications,
  hasPage,
  isSending,
  onMove,
  onClose,
}: MoveDialogProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const [form] = Form.useForm<Fields>()
  const chosen = Form.useWatch('step', form)
  const told = about?.(chosen)
  const stage = steps.find(({ id }) => id === chosen)?.stage
  const options = steps.map(({ id, stage: code, title: name }) => ({
    value: id,
    label: name || nameOf(code),
  }))
  const finish = ({ step, ...fields }: Fields) => {
    const to = steps.find(({ id }) => id === step)
    if (to) onMove({ stage: to.stage, process_step_id: to.id }, arrangementOf(fields))
  }
  return (
    <Modal
      open
      title={title}
      okText={t('move.submit')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      okButtonProps={{ disabled: told?.count === 0 }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {told?.note}
      <AfterFrame>
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ focus: true, block: 'center' }}
          initialValues={{ step: initialStep ?? undefined, is_online: true, tells_candidate: true }}
          onFinish={finish}
        >
          <Form.Item
            name="step"
            label={t('move.stage')}
            rules={[{ required: true, message: t('move.needsStage') }]}
          >
            <Select options={options} autoFocus />
          </Form.Item>
          <StageFields stage={stage} />
          <InviteField stage={stage} hasPage={hasPage} />
          <MessageField applications={applications} action="move" stage={stage} />
        </Form>
      </AfterFrame>
    </Modal>
  )
}
