import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import { peopleRules, resumesApi } from '@bole/resumes/contract'
import type { ReactNode } from 'react'
import { repeatScopes } from '../../model/people/repeat-rule.ts'
import { resumesScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'

/** `/organization/candidate-rule`: when an application is a repetition, and what is merged by itself. */
export default function RulesPage(): ReactNode {
  const t = useTexts()
  const scopes = repeatScopes.map((value) => ({ value, label: t(`rules.scopes.${value}`) }))
  return (
    <SettingScreen
      api={resumesApi}
      setting={peopleRules}
      groups={[
        {
          title: t('rules.repeatTitle'),
          fields: [
            { name: 'repeat_months', label: t('rules.months'), help: t('rules.monthsHelp') },
            { name: 'repeat_scope', label: t('rules.scope'), options: scopes },
          ],
        },
        {
          title: t('rules.mergeTitle'),
          fields: [{ name: 'merges_proved', label: t('rules.merges'), help: t('rules.mergesHelp') }],
        },
      ]}
      saved={t('rules.saved')}
      leaveTo={addressOf(resumesScreens.rules)}
    />
  )
}
