import { Flex, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { PairReason, Strength } from '../../model/people/pair-words.ts'
import { useTexts } from './texts/index.ts'

const colours = { certain: 'red', likely: 'orange', possible: 'default' } as const

/** How surely two records are one person. */
export function StrengthTag({ strength }: { readonly strength: Strength }): ReactNode {
  const t = useTexts()
  return <Tag color={colours[strength]}>{t(`strengths.${strength}`)}</Tag>
}

/** What speaks for one person, and against it. */
export function Reasons({ reasons }: { readonly reasons: readonly PairReason[] }): ReactNode {
  const t = useTexts()
  return (
    <Flex gap={4} wrap>
      {reasons.map((reason) => (
        <Tag key={reason} color={reason.startsWith('other_') ? 'default' : 'blue'} variant="outlined">
          {t(`reason.${reason}`)}
        </Tag>
      ))}
    </Flex>
  )
}
