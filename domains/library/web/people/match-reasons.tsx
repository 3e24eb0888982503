import type { MatchReasons } from '@bole/library/contract'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Why somebody matches a position, one line a reason. */
export function ReasonLines({ reasons }: { readonly reasons: MatchReasons }): ReactNode {
  const t = useTexts()
  return (
    <Flex vertical>
      {reasons.map(({ code, words }) => (
        <span key={code}>{t(`people.why.${code}`, { words: words.join(', ') })}</span>
      ))}
    </Flex>
  )
}
