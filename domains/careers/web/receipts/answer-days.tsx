import { answerDays, careersApi } from '@bole/careers/contract'
import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import type { ReactNode } from 'react'
import { careersScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

const stages = ['received', 'under_review', 'assessment', 'interview', 'offer', 'joining'] as const

/** `/organization/answer-days`: within how many working days candidates are answered. */
export default function AnswerDays(): ReactNode {
  const t = useTexts()
  const fields = stages.map((name) => ({ name, label: t(`stages.${name}`) }))
  return (
    <SettingScreen
      api={careersApi}
      setting={answerDays}
      groups={[{ title: t('days.title'), help: t('days.help'), fields }]}
      saved={t('days.saved')}
      leaveTo={addressOf(careersScreens.receipts)}
    />
  )
}
