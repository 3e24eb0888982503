import { usePeople } from '@bole/accounts/web'
import type { CandidateMessage } from '@bole/pipeline/contract'
import { Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What is to be known before something is done with a choice, and with how many it would be done. */
export type AboutChoice = (chosen: number | undefined) => { readonly note: ReactNode; readonly count: number }

interface ChooseDialogProps {
  readonly title: string
  readonly label: string
  /** Undefined while they are on their way. */
  readonly options: readonly { readonly value: number; readonly label: string }[] | undefined
  /** The server searches. */
  readonly onSearch?: ((typed: string) => void) | undefined
  /** What is to be known of what is chosen. */
  readonly about?: AboutChoice
  readonly isSending: boolean
  /** What else is asked, by what is chosen and what that is called. */
  readonly beneath?: (value: number | undefined, label: string) => ReactNode
  /** Told what is chosen, what it is called, and what candidates are told. */
  readonly onChoose: (value: number, label: string, message?: CandidateMessage | null) => void
  readonly onClose: () => void
}

interface Chosen {
  readonly value: number
  readonly message?: CandidateMessage | null
}

/** Asks for one of a list: another position, another recruiter. */
export function ChooseDialog({
  title,
  label,
  options,
  onSearch,
  about,
  beneath,
  isSending,
  onChoose,
  onClose,
}: ChooseDialogProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Chosen>()
  const chosen = Form.useWatch('value', form)
  const told = about?.(chosen)
  const labelOf = (value: number | undefined) => options?.find((one) => one.value === value)?.label ?? ''
  const choose = ({ value, message }: Chosen) => onChoose(value, labelOf(value), message)
  return (
    <Modal
      open
      title={title}
      okText={t('confirm')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      okButtonProps={{ disabled: told?.count === 0 }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {told?.note}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={choose}
      >
        <Form.Item name="value" label={label} rules={[{ required: true, message: t('needsChoice') }]}>
          <Select
            autoFocus
            loading={options === undefined}
            showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
            options={[...(options ?? [])]}
          />
        </Form.Item>
        {beneath?.(chosen, labelOf(chosen))}
      </Form>
    </Modal>
  )
}

/** Asks for a person, found by their name on the server. */
export function ChoosePerson(props: Omit<ChooseDialogProps, 'options' | 'onSearch'>): ReactNode {
  return <ChooseDialog {...props} {...usePeople()} />
}
