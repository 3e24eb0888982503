import { type HistoryItem, pipelineApi } from '@bole/pipeline/contract'
import { formatMoment } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { App, Button, Form, Input, Modal, Select, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { lacksReason } from '../../model/company-feedback.ts'
import { useTexts as usePipelineTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

interface FeedbackGivenProps {
  readonly postId: number
  readonly item: HistoryItem
}

interface Fields {
  readonly tags: string[]
  readonly text: string
}

/** What was said with an answer, as it reads now, and the way to word one’s own otherwise. */
export function FeedbackGiven({ postId, item }: FeedbackGivenProps): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [feedback] = item.feedbacks
  if (!feedback) return null
  const isEdited = feedback.update_time !== feedback.create_time
  return (
    <>
      {isEdited && (
        <p>
          {feedback.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {feedback.appraise} <small>{t('edited', { at: formatMoment(feedback.update_time) })}</small>
        </p>
      )}
      {feedback.can_change && (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {isOpen && <ChangeDialog postId={postId} item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeDialog({
  postId,
  item,
  onClose,
}: FeedbackGivenProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const [feedback] = item.feedbacks
  const change = useChange(pipelineApi.changeFeedback, {
    onDone: () => {
      message.success(t('changed'))
      onClose()
    },
  })
  if (!feedback) return null
  const { id, update_time, tags, appraise } = feedback
  const action = item.action.replace(/^(company|candidate)_/, '')
  const needsReason = ({ tags: chosen, text }: Fields) => lacksReason(action, { tags: chosen, text })
  return (
    <Modal
      open
      title={t('changeTitle')}
      okText={words('save')}
      cancelText={words('cancel')}
      confirmLoading={change.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('changeHelp')}</p>
      <Form<Fields>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ tags: [...tags], text: appraise }}
        onFinish={(fields) => {
          if (needsReason(fields))
            return form.setFields([{ name: 'text', errors: [words('feedback.needsReason')] }])
          change.mutate({ body: { post_id: postId, feedback: id, update_time, ...fields } })
        }}
      >
        <Form.Item name="tags" label={t('tags')}>
          <Select mode="tags" maxCount={20} />
        </Form.Item>
        <Form.Item name="text" label={t('words')}>
          <Input.TextArea rows={4} maxLength={4000} showCount autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
