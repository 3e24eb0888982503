import { Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface WordsDialogProps {
  readonly title: string
  readonly label: string
  readonly help: string
  readonly before?: string
  readonly note?: ReactNode
  readonly most: number
  readonly isSending: boolean
  readonly onSay: (words: string) => void
  readonly onClose: () => void
}

/** Asks for words that a candidate is going to read. */
export function WordsDialog(props: WordsDialogProps): ReactNode {
  const { title, label, help, before = '', note, most, isSending, onSay, onClose } = props
  const t = useTexts()
  const [form] = Form.useForm<{ words: string }>()
  return (
    <Modal
      open
      title={title}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {note}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ words: before }}
        onFinish={({ words }) => onSay(words)}
      >
        <Form.Item name="words" label={label} extra={help} rules={[{ required: true, whitespace: true }]}>
          <Input.TextArea autoSize={{ minRows: 3 }} maxLength={most} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
