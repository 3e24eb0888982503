import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { type ArrangementFields, arrangementOf } from '../actions/arrangement.ts'
import { InviteField } from '../actions/invite-field.tsx'
import { MessageField } from '../actions/message-field.tsx'
import { StageFields } from '../actions/stage-fields.tsx'
import { useOutcome } from '../actions/use-outcome.tsx'
import { useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'
import { PageLinkDialog } from './candidate-page-dialog.tsx'

interface ArrangeDialogProps {
  readonly answer: Pick<ApplicationAnswer, 'application' | 'has_page' | 'people'>
  readonly onClose: () => void
}

/** Date, place and people of the present stage, as they are agreed on now. */
export function ArrangeDialog({ answer, onClose }: ArrangeDialogProps): ReactNode {
  const { application, has_page, people } = answer
  const t = useTexts()
  const [form] = Form.useForm()
  const { tellDone } = useOutcome()
  const { id, version, status, tracker } = application
  const interview = tracker?.interview
  const arrange = useChange(pipelineEntryApi.arrange, {
    onDone: ({ data }) => {
      if (data.page_path === null) onClose()
      tellDone(t('said.arrange', { who: application.basic.name }), data.batch_id)
    },
  })
  const madePath = arrange.data?.data.page_path
  if (madePath) return <PageLinkDialog path={madePath} name={application.basic.name} onClose={onClose} />
  const start = interview?.interview_date
  const initial: ArrangementFields = {
    tells_candidate: true,
    time: start ? [start, interview?.end_date ?? anHourAfter(start)] : null,
    place: interview?.place,
    is_online: interview?.is_online ?? true,
    interviewer_ids: people.filter(({ part }) => part !== 'approver').map((person) => person.id),
    approver_ids: people.filter(({ part }) => part === 'approver').map((person) => person.id),
    offer_valid_until: tracker?.offer_valid_until ?? null,
    entry_date: tracker?.entry_date ?? null,
  }
  return (
    <Modal
      open
      title={t('actions.arrange')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={arrange.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={initial}
        onFinish={(fields) =>
          arrange.mutate({
            body: { post_id: id, version, ...arrangementOf(fields), ...takenOut(fields, initial) },
          })
        }
      >
        <StageFields stage={status.status} arranged={people} meetsAt={start} />
        <InviteField stage={status.status} hasPage={has_page} />
        <MessageField applications={[id]} action="arrange" stage={status.status} />
      </Form>
    </Modal>
  )
}

function anHourAfter(moment: string): string {
  return new Date(Date.parse(moment) + 3_600_000).toISOString()
}

/** What was agreed on and is not any more: left out, it would stay. */
function takenOut(fields: ArrangementFields, before: ArrangementFields) {
  const isOut = (name: keyof ArrangementFields) =>
    name in fields && isEmpty(fields[name]) && !isEmpty(before[name])
  return {
    ...(isOut('time') ? { meets_at: null, meets_until: null } : {}),
    ...(isOut('place') ? { place: '' } : {}),
    ...(isOut('interviewer_ids') ? { interviewer_ids: [] } : {}),
    ...(isOut('approver_ids') ? { approver_ids: [] } : {}),
    ...(isOut('offer_valid_until') ? { offer_valid_until: null } : {}),
    ...(isOut('entry_date') ? { entry_date: null } : {}),
  }
}

function isEmpty(value: unknown): boolean {
  return (
    !value || (Array.isArray(value) && !value.some(Boolean)) || (typeof value === 'string' && !value.trim())
  )
}
