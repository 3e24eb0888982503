import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { CandidatesField, useWaiting } from './candidates-field.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FreeTimes } from './hours/free-times.tsx'
import { fieldsOf, type InterviewFields, inputOf } from './interview-fields.ts'
import { PeopleFields } from './people-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useTexts } from './texts/index.ts'
import { TimeField } from './time-field.tsx'
import { useConflictsAsked } from './use-conflicts-asked.ts'

interface InterviewDialogProps {
  readonly origin: 1 | 2
  /** Absent: a new one. */
  readonly interview?: Interview
  readonly onClose: () => void
}

/** Arranges an interview, or arranges it anew; what is in the way of its time is said before it is saved. */
export function InterviewDialog({ origin, interview, onClose }: InterviewDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<InterviewFields>()
  const asked = useConflictsAsked()
  const people = Form.useWatch('interviewer_ids', form)
  const room = Form.useWatch('room', form)
  const isOnline = Form.useWatch('is_online', form)
  const waiting = useWaiting(origin, interview === undefined)
  const done = () => {
    message.success(t('saved'))
    onClose()
  }
  const create = useChange(interviewsApi.create, {
    onDone: done,
    onWarned: (warning, { body }) =>
      asked(warning, () => create.mutate({ body: { ...body, is_sure: true } })),
  })
  const update = useChange(interviewsApi.update, {
    onDone: done,
    onWarned: (warning, { params, body }) =>
      asked(warning, () => update.mutate({ params, body: { ...body, is_sure: true } })),
  })
  const save = (fields: InterviewFields) => {
    const input = inputOf(fields)
    if (interview) {
      const { id: interviewId, version } = interview
      return update.mutate({ params: { interviewId }, body: { version, ...input } })
    }
    const candidates = waiting.seen(fields.candidates ?? [])
    create.mutate({ body: { candidates, ...input } })
  }
  return (
    <Modal
      open
      title={interview ? t('editTitle', { name: interview.interviewee }) : t('createTitle')}
      okText={t(interview ? 'save' : 'create')}
      cancelText={t('back')}
      confirmLoading={create.isPending || update.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<InterviewFields>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={interview ? fieldsOf(interview) : { tells_candidate: true, is_online: false }}
        onFinish={save}
      >
        {!interview && <CandidatesField waiting={waiting} />}
        <TimeField begunAt={interview?.interviewTime} />
        <FreeTimes people={people ?? []} room={isOnline ? undefined : room} id={interview?.id} />
        <PeopleFields users={interview?.interview_users ?? []} />
        <PlaceFields />
        <ConflictNotice id={interview?.id} />
      </Form>
    </Modal>
  )
}
