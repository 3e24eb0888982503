import { Form, Input, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { Offered } from './use-offered.ts'

/** Why, in words for the candidate: those of a reason, or one's own. */
export interface ReasonInput {
  readonly told_reason_id?: number
  readonly told_reason?: string
}

interface ReasonFieldProps {
  /** Given by the form. */
  readonly value?: ReasonInput | null
  readonly onChange?: (reason: ReasonInput | null) => void
  readonly offered: readonly Offered[]
}

const [nothing, own] = [0, -1]

/** What the candidate’s receipt says of why: nothing, what a reason says in their language, or other words. */
export function ReasonField({ value, onChange, offered }: ReasonFieldProps): ReactNode {
  const t = useTexts()
  const [chosen, setChosen] = useState(nothing)
  const known = offered.filter(({ told }) => told)
  const said = known.find(({ id }) => id === chosen)?.told
  const choose = (id: number) => {
    setChosen(id)
    onChange?.(id === nothing ? null : id === own ? { told_reason: '' } : { told_reason_id: id })
  }
  return (
    <Form.Item label={t('feedback.why')} extra={said ? t('feedback.whyInTheirs') : t('feedback.whyHelp')}>
      <Select
        aria-label={t('feedback.why')}
        value={chosen}
        options={[
          { value: nothing, label: t('feedback.whyNothing') },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
          { value: own, label: t('feedback.whyOwn') },
        ]}
        onChange={choose}
      />
      {said && <blockquote style={{ margin: '8px 0 0' }}>{said}</blockquote>}
      {chosen === own && (
        <Input.TextArea
          aria-label={t('feedback.whyOwn')}
          style={{ marginTop: 8 }}
          rows={3}
          maxLength={500}
          showCount
          value={value?.told_reason ?? ''}
          onChange={({ target }) => onChange?.({ told_reason: target.value })}
        />
      )}
    </Form.Item>
  )
}
