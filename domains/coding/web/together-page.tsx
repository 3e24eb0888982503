import { useAddressState } from '@bole/platform/web'
import { Result } from 'antd'
import type { ReactNode } from 'react'
import { CodePanel } from './code-panel.tsx'
import { useTexts } from './texts/index.ts'
import { togetherFields } from './together-fields.ts'

/** `/interviewRoom/togetherCode`: the code of a room over the whole width of a window. */
export default function TogetherPage(): ReactNode {
  const t = useTexts()
  const [{ schedule_id }] = useAddressState(togetherFields)
  if (schedule_id === undefined)
    return <Result status="404" title={t('missing')} subTitle={t('missingMeans')} />
  return <CodePanel key={schedule_id} interviewId={schedule_id} />
}
