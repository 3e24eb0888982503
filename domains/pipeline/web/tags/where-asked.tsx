import { pipelineApi } from '@bole/pipeline/contract'
import { listOf, useCall } from '@bole/platform/web'
import { Typography } from 'antd'
import type { ReactNode } from 'react'
import { isEnding } from '../../model/scenes.ts'
import { useTexts } from '../beside/texts/index.ts'

/** Says with which decisions, at which stages, the reasons are offered. */
export function WhereAsked(): ReactNode {
  const t = useTexts()
  const { data } = useCall(pipelineApi.listAllScenes, {}, { handlesErrors: true })
  const endings = data?.data.list.flatMap(({ name, groups }) => {
    const named = groups.filter(({ flag }) => isEnding(flag)).map(({ button_text }) => button_text)
    return named.length > 0 ? [`${name} · ${listOf(named)}`] : []
  })
  if (!endings?.length) return null
  return (
    <Typography.Paragraph type="secondary">{t('asked', { places: listOf(endings) })}</Typography.Paragraph>
  )
}
