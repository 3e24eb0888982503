import type { InterviewSlot } from '@bole/pipeline/contract'
import { wordOf } from '@bole/platform/web'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts as usePipelineTexts } from '../texts/index.ts'
import type { Asked } from './distribution.ts'
import { slotTime } from './slot-time.ts'
import { useTexts } from './texts/index.ts'

interface WhoIsLeftOutProps {
  readonly asked: readonly Asked[]
  readonly slots: readonly InterviewSlot[]
}

/** Who is given no slot, and why: they hold one, cannot be met, or their round has none that could be used up. */
export function WhoIsLeftOut({ asked, slots }: WhoIsLeftOutProps): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const told = asked.flatMap(({ post_id, name, refusal, process_step_id, slot_id }) => {
    if (refusal)
      return [{ post_id, said: t('skips', { name, reason: wordOf(words, `refusals.${refusal}`) }) }]
    const held = slots.find(({ id }) => id === slot_id)
    if (slot_id !== null) return [{ post_id, said: t('holds', { name, time: held ? slotTime(held) : '—' }) }]
    const hasSlots = slots.some((slot) => slot.process_step_id === process_step_id)
    return hasSlots ? [] : [{ post_id, said: t('skips', { name, reason: t('roundless') }) }]
  })
  if (told.length === 0) return null
  const lines = told.map(({ post_id, said }) => <div key={post_id}>{said}</div>)
  return <Alert type="info" style={{ marginBottom: 16 }} title={<div>{lines}</div>} />
}
