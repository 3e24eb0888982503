import { formatDay } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Empty, Flex } from 'antd'
import type { ReactNode } from 'react'
import { StatusChip } from '../cells/status-chip.tsx'
import { pipelineScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import type { ApplicationAnswer } from './application-answer.ts'

/** The person's other applications that the reader may see. */
export function OtherApplications({ others }: Pick<ApplicationAnswer, 'others'>): ReactNode {
  const t = useTexts()
  if (others.length === 0) return <Empty description={t('drawer.noOthers')} />
  return (
    <Flex vertical gap={12}>
      {others.map(({ post_id, position, status, applied_at }) => (
        <Flex key={post_id} justify="space-between" gap={12}>
          <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
            {position} · {formatDay(applied_at)}
          </PlaceLink>
          <StatusChip status={status} withStage />
        </Flex>
      ))}
    </Flex>
  )
}
