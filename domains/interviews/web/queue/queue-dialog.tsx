import { interviewsApi } from '@bole/interviews/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, InputNumber, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { CandidatesField, useWaiting } from '../candidates-field.tsx'
import { type InterviewFields, inputOf } from '../interview-fields.ts'
import { PlaceFields } from '../place-fields.tsx'
import { useTexts } from '../texts/index.ts'
import { TimeField } from '../time-field.tsx'
import { useConflictsAsked } from '../use-conflicts-asked.ts'
import { RoomsField } from './rooms-field.tsx'
import { StepChoice } from './step-choice.tsx'

interface QueueDialogProps {
  readonly origin: 1 | 2
  readonly onClose: () => void
}

interface QueueFields extends InterviewFields {
  readonly minutes_each?: number
  readonly rooms?: { readonly title: string; readonly interviewer_ids: number[] }[]
}

/** Arranges a queue: who comes, from when until when, where, and to which rooms they are called. */
export function QueueDialog({ origin, onClose }: QueueDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<QueueFields>()
  const [step, setStep] = useState<number>()
  const waiting = useWaiting(origin, true, step)
  const asked = useConflictsAsked()
  const create = useChange(interviewsApi.createQueue, {
    onDone: () => {
      message.success(t('queue.saved'))
      onClose()
    },
    onWarned: (warning, { body }) =>
      asked(warning, () => create.mutate({ body: { ...body, is_sure: true } })),
  })
  const save = ({ minutes_each, rooms = [], ...fields }: QueueFields) => {
    const { interviewer_ids: _, deputy_ids: __, ...input } = inputOf(fields)
    const candidates = waiting.seen(fields.candidates ?? [])
    create.mutate({ body: { ...input, candidates, minutes_each, rooms } })
  }
  return (
    <Modal
      open
      title={t('queue.createTitle')}
      okText={t('queue.create')}
      cancelText={t('back')}
      confirmLoading={create.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<QueueFields>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ tells_candidate: true, is_online: false, minutes_each: 20, rooms: [{}] }}
        onFinish={save}
      >
        <StepChoice origin={origin} value={step} onChange={setStep} />
        <CandidatesField waiting={waiting} most={100} />
        <TimeField begunAt={undefined} />
        <Form.Item
          name="minutes_each"
          label={t('queue.minutes')}
          extra={t('queue.minutesHelp')}
          rules={[{ required: true }]}
        >
          <InputNumber min={5} max={120} step={5} precision={0} />
        </Form.Item>
        <RoomsField />
        <PlaceFields />
      </Form>
    </Modal>
  )
}
