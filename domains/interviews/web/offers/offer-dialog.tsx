import { usePeople } from '@bole/accounts/web'
import { interviewsApi } from '@bole/interviews/contract'
import type { CandidateMessage } from '@bole/pipeline/contract'
import { MessageField } from '@bole/pipeline/web'
import { pickers } from '@bole/platform/form'
import { zoneNote } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { App, DatePicker, Form, InputNumber, Modal, Select } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { CandidatesField, useWaiting } from '../candidates-field.tsx'
import { type InterviewFields, inputOf } from '../interview-fields.ts'
import { PlaceFields } from '../place-fields.tsx'
import { useTexts as useInterviewTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'
import { type Time, Times } from './times-field.tsx'

interface OfferFields extends InterviewFields {
  readonly minutes?: number
  readonly times?: readonly Time[]
  readonly reply_by?: string | null
  readonly message?: CandidateMessage | null
}

/** As long as most interviews last. */
const usualMinutes = 60

interface OfferDialogProps {
  readonly origin: 1 | 2
  readonly onClose: () => void
}

/** Has candidates choose a time: whom, by whom and where they are met, the times, and until when they choose. */
export function OfferDialog({ origin, onClose }: OfferDialogProps): ReactNode {
  const t = useTexts()
  const words = useInterviewTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<OfferFields>()
  const { options = [], onSearch } = usePeople()
  const waiting = useWaiting(origin, true)
  const filled: OfferFields = Form.useWatch([], form) ?? {}
  const { candidates = [], interviewer_ids: people = [], minutes = usualMinutes } = filled
  const room = filled.is_online ? undefined : filled.room
  const offer = useChange(interviewsApi.offerTimes, {
    onDone: () => {
      message.success(t('offered'))
      onClose()
    },
  })
  const send = ({ times = [], reply_by, message: told, ...fields }: OfferFields) => {
    const { interviewer_ids, address } = inputOf(fields)
    offer.mutate({
      body: {
        candidates: waiting.seen(fields.candidates ?? []),
        times: [...times],
        ...{ interviewer_ids, address, reply_by: reply_by ?? '' },
        ...(told ? { message: told } : {}),
      },
    })
  }
  return (
    <Modal
      open
      title={t('title')}
      okText={t('submit')}
      cancelText={words('back')}
      confirmLoading={offer.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<OfferFields>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ is_online: false, minutes: usualMinutes, message: {} }}
        onFinish={send}
      >
        <CandidatesField waiting={waiting} />
        <Form.Item
          name="interviewer_ids"
          label={words('interviewers')}
          extra={words('interviewersHelp')}
          rules={[{ required: true, message: words('needsInterviewers') }]}
        >
          <Select
            mode="multiple"
            maxCount={30}
            options={[...options]}
            showSearch={{ filterOption: false, onSearch }}
          />
        </Form.Item>
        <PlaceFields isAsking={false} />
        <Form.Item name="minutes" label={t('minutes')} rules={[{ required: true }]}>
          <InputNumber min={5} max={720} step={5} precision={0} />
        </Form.Item>
        <Form.Item
          name="times"
          label={t('times')}
          extra={t('timesHelp')}
          rules={[{ required: true, type: 'array', message: t('needsTimes') }]}
        >
          <Times minutes={minutes} people={people} room={room} />
        </Form.Item>
        <Form.Item
          {...pickers.holdingMoments}
          name="reply_by"
          label={t('replyBy')}
          extra={zoneNote()}
          rules={[{ required: true, message: t('needsReplyBy') }]}
        >
          <DatePicker
            {...pickers.writtenMoments()}
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            needConfirm={false}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Suspense>
          <MessageField
            applications={candidates}
            action="offer_times"
            stage={stages.stage.interview}
            agreed={{}}
          />
        </Suspense>
      </Form>
    </Modal>
  )
}
