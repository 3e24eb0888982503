import { Badge, Flex } from 'antd'
import type { ReactNode } from 'react'
import type { Mapping } from './mapping.ts'
import { useTexts } from './texts/index.ts'

const badges = { waiting: 'warning', published: 'success', withdrawn: 'default', failed: 'error' } as const

/** Where a position stands outside, each board with its state; boards it was never wanted in are left out. */
export function InChannels({ mapping }: { readonly mapping: Mapping }): ReactNode {
  const t = useTexts()
  const here = mapping.sync_channel_info.filter(({ state }) => state !== null)
  if (here.length === 0) return '—'
  return (
    <Flex gap={12} wrap>
      {here.map(({ channel, channelName, state, category }) => (
        <Badge
          key={channel}
          status={badges[state ?? 'waiting']}
          text={[channelName, t(`states.${state ?? 'waiting'}`), category].filter(Boolean).join(' · ')}
        />
      ))}
    </Flex>
  )
}
