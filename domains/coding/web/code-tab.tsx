import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { CodePanel } from './code-panel.tsx'
import { codingScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** The code of a room beside what else is in it, and the way to the whole width. */
export function CodeTab({ interviewId }: { readonly interviewId: number }): ReactNode {
  const t = useTexts()
  const path = addressOf(codingScreens.together, {}, { schedule_id: interviewId })
  return (
    <>
      <CodePanel interviewId={interviewId} />
      <PlaceLink place={{ path }}>{t('wholeWidth')}</PlaceLink>
    </>
  )
}
