import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { resumesScreens } from '../screens.ts'
import { CompareForm } from './compare-form.tsx'
import { Reasons, StrengthTag } from './reasons.tsx'

/** `/candidate/duplicate/{id}`: two records side by side, to be merged field by field or told apart. */
export default function ComparePage(): ReactNode {
  const { id } = useAddress(resumesScreens.pair)
  const pair = useCall(resumesApi.getPair, { query: { id } }).data?.data
  useNameOfRecord(pair?.one.name)
  if (!pair) return <Skeleton active />
  return (
    <>
      <Flex gap={8} align="center" wrap style={{ marginBlockEnd: 16 }}>
        <StrengthTag strength={pair.strength} />
        <Reasons reasons={pair.reasons} />
      </Flex>
      {/* What was chosen is chosen of these versions: of later ones it is chosen anew. */}
      <CompareForm key={`${pair.one.facts.version}-${pair.other.facts.version}`} pair={pair} />
    </>
  )
}
