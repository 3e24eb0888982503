import { type CandidateListItem, pipelineApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { Form, Modal } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { InviteField } from '../actions/invite-field.tsx'
import { arrangementOf, StageFields } from '../actions/move-dialog.tsx'
import { useOutcome } from '../actions/use-actions.tsx'
import { useTexts } from '../texts/index.ts'

interface ArrangeDialogProps {
  readonly application: CandidateListItem
  readonly hasPage: boolean
  readonly onClose: () => void
}

/** Date, place and people of the present stage, as they are agreed on now. */
export function ArrangeDialog({ application, hasPage, onClose }: ArrangeDialogProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm()
  const { tellDone } = useOutcome()
  const { id, version, status, tracker } = application
  const interview = tracker?.interview
  const arrange = useChange(pipelineApi.arrange, {
    onDone: ({ data }) => {
      onClose()
      tellDone(t('drawer.done', { name: application.basic.name }), data.batch_id)
    },
  })
  const start = interview?.interview_date ? dayjs(interview.interview_date) : null
  const initial = {
    tells_candidate: true,
    time: start ? [start, interview?.end_date ? dayjs(interview.end_date) : start.add(1, 'hour')] : null,
    place: interview?.place,
    is_online: interview?.is_online ?? true,
    interviewer_ids: interview?.interviewers.map((person) => person.id),
    offer_valid_until: tracker?.offer_valid_until ? dayjs(tracker.offer_valid_until) : null,
    entry_date: tracker?.entry_date ? dayjs(tracker.entry_date) : null,
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
        initialValues={initial}
        onFinish={(fields) =>
          arrange.mutate({
            body: { post_id: id, version, ...arrangementOf(fields), ...takenOut(fields, interview) },
          })
        }
      >
        <StageFields stage={status.status} />
        <InviteField stage={status.status} hasPage={hasPage} />
      </Form>
    </Modal>
  )
}

type Interview = NonNullable<CandidateListItem['tracker']>['interview']

/** A place and people that were agreed on and are not any more: left out, they would stay. */
function takenOut(
  { place, interviewer_ids }: { readonly place?: string; readonly interviewer_ids?: readonly number[] },
  before: Interview | undefined,
) {
  const isWithoutPlace = place?.trim() === '' && Boolean(before?.place)
  const isWithoutPeople = interviewer_ids?.length === 0 && Boolean(before?.interviewers.length)
  return {
    ...(isWithoutPlace ? { place: '' } : {}),
    ...(isWithoutPeople ? { interviewer_ids: [] } : {}),
  }
}
