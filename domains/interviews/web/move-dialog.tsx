import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { formatMeetingSpan } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { App, Form, Modal, Switch } from 'antd'
import type { ReactNode } from 'react'
import { Conflicts } from './conflict-notice.tsx'
import { FreeTimes } from './hours/free-times.tsx'
import { fieldsOf, type InterviewFields } from './interview-fields.ts'
import { useTexts } from './texts/index.ts'
import { TimeField } from './time-field.tsx'
import { useConflicts } from './use-conflicts.ts'
import { useConflictsAsked } from './use-conflicts-asked.ts'

interface MoveDialogProps {
  readonly interview: Interview
  /** Where it was dragged to; else its own time, to be changed here. */
  readonly time?: InterviewFields['time']
  readonly onClose: () => void
}

/** Gives an interview another time. What is in the way is said first, and saved only by a button that says so. */
export function MoveDialog({ interview, time, onClose }: MoveDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<InterviewFields>()
  const asked = useConflictsAsked()
  const now = fieldsOf(interview)
  const chosen = Form.useWatch('time', form) ?? time
  const taken = useConflicts({ ...now, time: chosen ?? null }, interview.id)
  const update = useChange(interviewsApi.update, {
    onDone: () => {
      message.success(t('move.moved'))
      onClose()
    },
    // Taken since the dialog looked.
    onWarned: (warning, { params, body }) =>
      asked(warning, () => update.mutate({ params, body: { ...body, is_sure: true } })),
  })
  const save = ({ time: span, tells_candidate = true }: InterviewFields) => {
    const { id: interviewId, version } = interview
    const [interviewTime, endTime] = [span?.[0] ?? '', span?.[1] ?? '']
    const is_sure = taken.length > 0
    update.mutate({
      params: { interviewId },
      body: { version, interviewTime, endTime, tells_candidate, is_sure },
    })
  }
  return (
    <Modal
      open
      title={t('move.title', { name: interview.interviewee })}
      okText={t(taken.length > 0 ? 'move.anyway' : 'move.ok')}
      cancelText={t('back')}
      confirmLoading={update.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('move.was', { time: formatMeetingSpan(interview.interviewTime, interview.endTime) })}</p>
      <Conflicts taken={taken} />
      <Form<InterviewFields>
        form={form}
        layout="vertical"
        initialValues={{ time: time ?? now.time, tells_candidate: true }}
        onFinish={save}
      >
        <TimeField begunAt={interview.interviewTime} />
        <FreeTimes
          people={interview.interviewerIds}
          room={now.is_online ? undefined : now.room}
          id={interview.id}
        />
        <Form.Item name="tells_candidate" label={t('tells')} extra={t('tellsHelp')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  )
}
