import { usePeople } from '@bole/accounts/web'
import { holdingDays, holdingMoments } from '@bole/platform/form'
import { zoneNote } from '@bole/platform/moments'
import { AfterFrame } from '@bole/platform/web'
import { type ProcessStep, stages } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { DatePicker, Form, Input, Modal, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { ApplicationAnswer } from '../drawer/application-answer.ts'
import { useTexts } from '../texts/index.ts'
import { InviteField } from './invite-field.tsx'

/** What is agreed on for a stage, as the calls take it. */
export interface ArrangementInput {
  readonly meets_at?: string
  readonly meets_until?: string
  readonly place?: string
  readonly is_online?: boolean
  readonly interviewer_ids?: number[]
  readonly approver_ids?: number[]
  readonly offer_valid_until?: string
  readonly entry_date?: string
  readonly tells_candidate?: boolean
}

/** What is agreed on for a stage, as its fields hold it: days and moments as the calls take them. */
export interface ArrangementFields {
  /** From and until; a half of it is not accepted. */
  readonly time?: readonly [string | null, string | null] | null
  readonly place?: string
  readonly is_online?: boolean
  readonly interviewer_ids?: number[]
  readonly approver_ids?: number[]
  readonly offer_valid_until?: string | null
  readonly entry_date?: string | null
  readonly tells_candidate?: boolean
}

interface Fields extends ArrangementFields {
  /** The number of the step. */
  readonly step: number
}

/** A step as the calls that move take it. */
export interface DestinationInput {
  readonly stage: number
  readonly process_step_id: number
}

interface MoveDialogProps {
  readonly title: string
  /** What is to be known before one moves anybody. */
  readonly note?: ReactNode
  /** The steps to choose from. */
  readonly steps: readonly ProcessStep[]
  readonly initialStep?: number | null | undefined
  /** Whether the candidate, or any of them, may have a page to be invited on. */
  readonly hasPage: boolean
  readonly isSending: boolean
  readonly onMove: (to: DestinationInput, arrangement: ArrangementInput) => void
  readonly onClose: () => void
}

/** Asks for the step and, where it has one, for its date and people; nothing but the step is required. */
export function MoveDialog({
  title,
  note,
  steps,
  initialStep,
  hasPage,
  isSending,
  onMove,
  onClose,
}: MoveDialogProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const [form] = Form.useForm<Fields>()
  const chosen = Form.useWatch('step', form)
  const stage = steps.find(({ id }) => id === chosen)?.stage
  const options = steps.map(({ id, stage: code, title: name }) => ({
    value: id,
    label: name || nameOf(code),
  }))
  const finish = ({ step, ...fields }: Fields) => {
    const to = steps.find(({ id }) => id === step)
    if (to) onMove({ stage: to.stage, process_step_id: to.id }, arrangementOf(fields))
  }
  return (
    <Modal
      open
      title={title}
      okText={t('move.submit')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {note}
      <AfterFrame>
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ step: initialStep ?? options[0]?.value, is_online: true, tells_candidate: true }}
          onFinish={finish}
        >
          <Form.Item
            name="step"
            label={t('move.stage')}
            rules={[{ required: true, message: t('move.needsStage') }]}
          >
            <Select options={options} autoFocus />
          </Form.Item>
          <StageFields stage={stage} />
          <InviteField stage={stage} hasPage={hasPage} />
        </Form>
      </AfterFrame>
    </Modal>
  )
}

interface StageFieldsProps {
  readonly stage: number | undefined
  /** Who takes part already: whoever was disabled since is still named. */
  readonly arranged?: ApplicationAnswer['people']
}

/** The fields a stage has, all optional: what is not known yet is arranged later. */
export function StageFields({ stage, arranged = [] }: StageFieldsProps): ReactNode {
  const t = useTexts()
  const { options = [], onSearch } = usePeople()
  const others = arranged.filter(({ id }) => !options.some(({ value }) => value === id))
  const choices = [
    ...options,
    ...others.map(({ id, name, is_disabled }) => ({
      value: id,
      label: is_disabled ? t('move.disabled', { name }) : name,
    })),
  ]
  const { approval, offer, entry } = stages.stage
  if (stage === approval) {
    return (
      <Form.Item name="approver_ids" label={t('move.approvers')}>
        <Select mode="multiple" options={choices} showSearch={{ filterOption: false, onSearch }} />
      </Form.Item>
    )
  }
  if (stage === offer) {
    return (
      <Form.Item {...holdingDays} name="offer_valid_until" label={t('move.offerValidUntil')}>
        <DatePicker style={{ width: '100%' }} />
      </Form.Item>
    )
  }
  if (stage === entry) {
    return (
      <Form.Item {...holdingDays} name="entry_date" label={t('move.entryDate')}>
        <DatePicker style={{ width: '100%' }} />
      </Form.Item>
    )
  }
  if (!stages.meetingStages.some((code) => code === stage)) return null
  return (
    <>
      <Form.Item
        {...holdingMoments}
        name="time"
        label={t('move.time')}
        extra={zoneNote()}
        rules={[
          {
            validator: async (_, time: ArrangementFields['time']) => {
              if (isHalf(time)) throw new Error(t('move.needsBothTimes'))
            },
          },
        ]}
      >
        <DatePicker.RangePicker
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          // Else an empty field waits for its "OK" or its other half, and the keyboard could not leave it.
          needConfirm={false}
          allowEmpty={[true, true]}
          format="YYYY-MM-DD HH:mm"
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name="interviewer_ids" label={t('move.interviewers')} extra={t('move.interviewersHelp')}>
        <Select mode="multiple" options={choices} showSearch={{ filterOption: false, onSearch }} />
      </Form.Item>
      <Form.Item name="is_online" label={t('move.isOnline')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="place" label={t('move.place')}>
        <Input maxLength={300} />
      </Form.Item>
    </>
  )
}

/** Whether only one of from and until is given. */
export function isHalf(time: ArrangementFields['time']): boolean {
  const [from, until] = time ?? []
  return Boolean(from) !== Boolean(until)
}

/** The fields as the calls take them; what was left empty is left out. */
export function arrangementOf({
  time,
  place,
  is_online,
  interviewer_ids,
  approver_ids,
  offer_valid_until,
  entry_date,
  tells_candidate,
}: ArrangementFields): ArrangementInput {
  const [from, until] = time ?? []
  return {
    ...(from && until ? { meets_at: from, meets_until: until } : {}),
    ...(place ? { place } : {}),
    ...(from && until && is_online !== undefined ? { is_online } : {}),
    ...(interviewer_ids?.length ? { interviewer_ids } : {}),
    ...(approver_ids?.length ? { approver_ids } : {}),
    ...(offer_valid_until ? { offer_valid_until } : {}),
    ...(entry_date ? { entry_date } : {}),
    ...(tells_candidate === false ? { tells_candidate } : {}),
  }
}

/** The stage after one in the usual order among those offered, which is where people mostly go. */
export function stageAfter(current: number, offered: readonly number[]): number | undefined {
  const order: readonly number[] = stages.stagesInOrder
  return offered.find((code) => order.indexOf(code) > order.indexOf(current)) ?? offered[0]
}
