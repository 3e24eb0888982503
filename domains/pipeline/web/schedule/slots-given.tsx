import type { InterviewSlot } from '@bole/pipeline/contract'
import { Flex, Select } from 'antd'
import type { ReactNode } from 'react'
import type { distribution } from './distribution.ts'
import { slotTime } from './slot-time.ts'
import { useTexts } from './texts/index.ts'

interface SlotsGivenProps {
  readonly given: ReturnType<typeof distribution>
  readonly open: readonly InterviewSlot[]
  readonly onChoose: (postId: number, slotId: number | null) => void
}

/** Who gets which slot, before it is done: each can be given another one. */
export function SlotsGiven({ given, open, onChoose }: SlotsGivenProps): ReactNode {
  const t = useTexts()
  const none = { value: 0, label: t('none') }
  const count = given.filter(({ slot }) => slot !== null).length
  const gone = given.length - count
  return (
    <div style={{ marginBottom: 16 }}>
      <p role="status">
        {given.length > 0 && t('gets', { count })}
        {gone > 0 && ` · ${t('gone', { count: gone })}`}
      </p>
      {given.map(({ person, slot }) => (
        <Flex key={person.post_id} gap={8} align="center" style={{ marginBottom: 4 }}>
          <span style={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>{person.name}</span>
          <Select
            aria-label={person.name}
            style={{ flex: '2 1 0', minWidth: 0 }}
            value={slot?.id ?? 0}
            options={[
              none,
              ...open
                .filter(({ process_step_id }) => process_step_id === person.process_step_id)
                .map((one) => ({
                  value: one.id,
                  label: `${slotTime(one)} ${one.place} · ${t('left', { left: one.capacity - one.taken })}`,
                })),
            ]}
            onChange={(id) => onChoose(person.post_id, id || null)}
          />
        </Flex>
      ))}
    </div>
  )
}
