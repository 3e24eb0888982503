import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Link } from '@tanstack/react-router'
import { Flex, Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { resumesScreens } from '../screens.ts'
import { CompareForm } from './compare-form.tsx'
import { Reasons, StrengthTag } from './reasons.tsx'
import { useTexts } from './texts/index.ts'

/** `/candidate/duplicate/{id}`: two records side by side, to be merged field by field or told apart. */
export default function ComparePage(): ReactNode {
  const { id } = useAddress(resumesScreens.pair)
  const answer = useCall(resumesApi.getPair, { query: { id } }, { handlesErrors: true })
  const pair = answer.data?.data
  useNameOfRecord(pair?.one.name)
  // Once they are merged there is nothing to compare: also while the browser is on its way to the record.
  if (answer.isError) return <Gone />
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

function Gone(): ReactNode {
  const t = useTexts()
  return (
    <Result
      status="info"
      title={t('gone')}
      extra={<Link to={addressOf(resumesScreens.pairs)}>{t('toList')}</Link>}
    />
  )
}
