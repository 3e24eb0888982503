import { usePeople } from '@bole/accounts/web'
import { approvalRules, faultOfDays } from '@bole/pipeline/model'
import { pickers } from '@bole/platform/form'
import { clockAt, zoneNote } from '@bole/platform/moments'
import { stages } from '@bole/processes/model'
import { DatePicker, Form, Input, Select, Switch } from 'antd'
import { type ComponentRef, type ReactNode, useRef } from 'react'
import { isMeetingPassed } from '../../model/agreed-days.ts'
import { BusyNotice } from '../beside/busy-notice.tsx'
import type { ApplicationAnswer } from '../drawer/application-answer.ts'
import { useTexts } from '../texts/index.ts'
import { type ArrangementFields, isHalf } from './arrangement.ts'

interface StageFieldsProps {
  readonly stage: number | undefined
  /** Who takes part already: whoever was disabled since is still named. */
  readonly arranged?: ApplicationAnswer['people']
  /** When they meet as it stands: the time of a meeting that has begun may be corrected. */
  readonly meetsAt?: string | null | undefined
  /** Whose interview it is, where it is one person’s: it does not stand in its own way. */
  readonly postId?: number
}

/** The fields a stage has, all optional: what is not known yet is arranged later. */
export function StageFields({ stage, arranged = [], meetsAt, postId }: StageFieldsProps): ReactNode {
  const t = useTexts()
  const picker = useRef<ComponentRef<typeof DatePicker.RangePicker>>(null)
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
      <>
        <Form.Item name="approver_ids" label={t('move.approvers')}>
          <Select mode="multiple" options={choices} showSearch={{ filterOption: false, onSearch }} />
        </Form.Item>
        <ApprovalRuleField />
      </>
    )
  }
  if (stage === offer) {
    return (
      <DayField
        name="offer_valid_until"
        label={t('move.offerValidUntil')}
        passed={t('move.offerDayPassed')}
      />
    )
  }
  if (stage === entry) {
    return <DayField name="entry_date" label={t('move.entryDate')} passed={t('move.entryDayPassed')} />
  }
  if (!stages.meetingStages.some((code) => code === stage)) return null
  return (
    <>
      <Form.Item
        {...pickers.holdingMoments}
        name="time"
        label={t('move.time')}
        extra={zoneNote()}
        rules={[
          ({ isFieldTouched }) => ({
            validator: async (_, time: ArrangementFields['time']) => {
              if (!time?.some(Boolean) && pickers.isTypedIn(picker.current))
                throw new Error(t('move.timeUnread'))
              if (isHalf(time)) throw new Error(t('move.needsBothTimes'))
              const [meets_at, meets_until] = time ?? []
              if (
                isFieldTouched('time') &&
                isMeetingPassed({ meets_at, meets_until }, new Date(), { meets_at: meetsAt })
              )
                throw new Error(t('move.meetingPassed'))
            },
          }),
        ]}
      >
        <DatePicker.RangePicker
          ref={picker}
          {...pickers.writtenMoments()}
          placeholder={['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm']}
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          // Else an empty field waits for its "OK" or its other half, and the keyboard could not leave it.
          needConfirm={false}
          allowEmpty={[true, true]}
          // A label leads to the first of the two only.
          aria-label={t('move.time')}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name="interviewer_ids" label={t('move.interviewers')} extra={t('move.interviewersHelp')}>
        <Select mode="multiple" options={choices} showSearch={{ filterOption: false, onSearch }} />
      </Form.Item>
      <BusyNotice postId={postId} />
      <Form.Item name="is_online" label={t('move.isOnline')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="place" label={t('move.place')}>
        <Input maxLength={300} />
      </Form.Item>
    </>
  )
}

interface DayFieldProps {
  readonly name: 'offer_valid_until' | 'entry_date'
  readonly label: string
  /** What is said of a day that has passed. */
  readonly passed: string
}

/** A day to come, by the company's clocks; one that stands and has passed since may stay. */
function DayField({ name, label, passed }: DayFieldProps): ReactNode {
  const t = useTexts()
  const picker = useRef<ComponentRef<typeof DatePicker>>(null)
  const today = clockAt(Date.now()).slice(0, 10)
  return (
    <Form.Item
      {...pickers.holdingDays}
      name={name}
      label={label}
      rules={[
        ({ isFieldTouched }) => ({
          validator: async (_, day: string | null) => {
            if (!day && pickers.isTypedIn(picker.current)) throw new Error(t('move.dayUnread'))
            if (isFieldTouched(name) && faultOfDays({ [name]: day }, today)) throw new Error(passed)
          },
        }),
      ]}
    >
      <DatePicker
        ref={picker}
        {...pickers.writtenDays()}
        placeholder="YYYY-MM-DD"
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}

/** How many of several approvers have to agree, asked once there are several. */
function ApprovalRuleField(): ReactNode {
  const t = useTexts()
  const approvers = Form.useWatch<number[] | undefined>('approver_ids')
  if (!approvers || approvers.length < 2) return null
  return (
    <Form.Item name="approval_rule" label={t('move.approvalRule')}>
      <Select
        allowClear
        placeholder={t('move.approvalRuleBefore')}
        options={approvalRules.map((value) => ({ value, label: t(`move.approvalRules.${value}`) }))}
      />
    </Form.Item>
  )
}
