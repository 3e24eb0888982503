import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, Input, Modal, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** What whoever met a candidate says of them; the pipeline's own decisions beside these are made there. */
const said = ['pass', 'eliminate', 'remain', 'absence', 'comment'] as const

interface FeedbackDialogProps {
  readonly interview: Interview
  readonly onClose: () => void
}

interface Fields {
  readonly candidates: number[]
  readonly action: (typeof said)[number]
  readonly tags?: string[]
  readonly text?: string
}

/** Says how candidates were: of one, or the same of several who were met together. */
export function FeedbackDialog({ interview, onClose }: FeedbackDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const onDone = () => {
    message.success(t('feedbackSaved'))
    onClose()
  }
  const one = useChange(interviewsApi.feedback, { onDone })
  const many = useChange(interviewsApi.recordMulti, { onDone })
  const open = interview.interviewCandidates.filter(
    ({ tag, hasLeft }) => !hasLeft && !['passed', 'eliminated', 'refused', 'moved_on'].includes(tag),
  )
  const give = ({ candidates, action, tags = [], text = '' }: Fields) => {
    const seen = open
      .filter(({ postId }) => candidates.includes(postId))
      .map(({ postId, version }) => ({ post_id: postId, version }))
    const [first] = seen
    const decision = { action, tags, text }
    const { id } = interview
    if (first && seen.length === 1) return one.mutate({ body: { id, ...first, ...decision } })
    many.mutate({ params: { id }, body: { applications: seen, ...decision } })
  }
  return (
    <Modal
      open
      title={t('feedbackTitle', { name: interview.interviewee })}
      okText={t('actions.feedback')}
      cancelText={t('back')}
      confirmLoading={one.isPending || many.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ candidates: open.length === 1 ? open.map(({ postId }) => postId) : [] }}
        onFinish={give}
      >
        <Form.Item
          name="candidates"
          label={t('candidates')}
          rules={[{ required: true, message: t('needsCandidates') }]}
        >
          <Select
            mode="multiple"
            options={open.map(({ postId, name, positionText }) => {
              return { value: postId, label: `${name} · ${positionText}` }
            })}
          />
        </Form.Item>
        <Form.Item
          name="action"
          label={t('decision')}
          rules={[{ required: true, message: t('needsDecision') }]}
        >
          <Radio.Group options={said.map((value) => ({ value, label: t(`decisions.${value}`) }))} />
        </Form.Item>
        <Form.Item name="tags" label={t('feedbackTags')}>
          <Select mode="tags" maxCount={20} />
        </Form.Item>
        <Form.Item
          name="text"
          label={t('words')}
          dependencies={['action', 'tags']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, text?: string) => {
                const { action, tags = [] }: Partial<Fields> = {
                  action: getFieldValue('action'),
                  tags: getFieldValue('tags'),
                }
                const hasWords = Boolean(text?.trim())
                if (action === 'comment' && !hasWords) throw new Error(t('needsWords'))
                if (action === 'eliminate' && !hasWords && tags.length === 0)
                  throw new Error(t('needsReason'))
              },
            }),
          ]}
        >
          <Input.TextArea maxLength={4000} autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
