import { accountsApi, signInRules } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import { Link } from '@tanstack/react-router'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import DepartmentChoice from '../departments/department-choice.tsx'
import { useDepartmentWord } from '../departments/use-department-word.ts'
import { useTexts as useRegisterTexts } from '../registering/texts/index.ts'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { useTexts as useAccountsTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

/** `/organization/sign-in`: what the company asks of whoever signs in. */
export default function SignInRules(): ReactNode {
  const t = useTexts()
  const words = useAccountsTexts()
  const register = useRegisterTexts()
  const wordOf = useRoleWord()
  const departmentWord = useDepartmentWord()
  return (
    <SettingScreen
      api={accountsApi}
      setting={signInRules}
      groups={[
        {
          title: t('rules.title'),
          fields: [
            {
              name: 'needs_second_factor',
              label: t('rules.needsSecondFactor'),
              help: t('rules.needsSecondFactorHelp'),
            },
            { name: 'idle_minutes', label: t('rules.idleMinutes'), help: t('rules.idleMinutesHelp') },
          ],
        },
        {
          title: register('rules.title'),
          fields: [
            { name: 'can_register', label: register('rules.can'), help: register('rules.canHelp') },
            {
              name: 'register_domains',
              label: register('rules.domains'),
              help: register('rules.domainsHelp'),
              control: <Select mode="tags" open={false} tokenSeparators={[' ', ',', '，']} />,
            },
            {
              name: 'register_role',
              label: register('rules.role'),
              options: signOn.givenRoles.map((role) => ({ value: role, label: wordOf(role) })),
            },
            {
              name: 'register_department_id',
              label: register('rules.department'),
              control: <DepartmentChoice canBeEmpty />,
              words: departmentWord,
            },
            {
              name: 'register_needs_admitting',
              label: register('rules.admitting'),
              help: register('rules.admittingHelp'),
            },
          ],
        },
      ]}
      refusals={{ role_too_high: 'register_role' }}
      saved={t('rules.saved')}
      leaveTo={addressOf(accountsScreens.users)}
    >
      <p>
        {t('rules.signOn')} {/* Among words a link is told by more than its colour. */}
        <Link style={{ textDecoration: 'underline' }} to={addressOf(accountsScreens.identityProvider)}>
          {words('titles.identityProvider')}
        </Link>
      </p>
    </SettingScreen>
  )
}
