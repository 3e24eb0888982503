import { accountsApi, identityProvider } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import { longest } from '@bole/platform/contract'
import { addressOf } from '@bole/platform/screens'
import { SettingScreen } from '@bole/platform/setting'
import { listOf, useCall } from '@bole/platform/web'
import { Input, Typography } from 'antd'
import type { ReactNode } from 'react'
import DepartmentChoice from '../departments/department-choice.tsx'
import { useDepartmentWord } from '../departments/use-department-word.ts'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { RoleMapping } from './role-mapping.tsx'
import { useTexts } from './texts/index.ts'

type Lines = readonly signOn.RoleOfValue[]

const secretLength = longest(accountsApi.updateIdentityProvider, 'client_secret')

/** `/organization/identity-provider`: with what the company's people sign on, and who is what by it. */
export default function IdentityProvider(): ReactNode {
  const t = useTexts()
  const wordOf = useRoleWord()
  const departmentWord = useDepartmentWord()
  const provider = useCall(accountsApi.getIdentityProvider, {}).data?.data
  const linesInWords = (lines: Lines) => listOf(lines.map(({ value, role }) => `${value} (${wordOf(role)})`))
  return (
    <SettingScreen
      api={accountsApi}
      setting={identityProvider}
      groups={[
        {
          fields: [
            { name: 'is_enabled', label: t('is_enabled'), help: t('is_enabledHelp') },
            { name: 'name', label: t('name'), placeholder: 'Microsoft Entra ID' },
            {
              ...{ name: 'issuer', label: t('issuer'), help: t('issuerHelp'), isRequired: true },
              placeholder: 'https://login.example.com',
            },
            { name: 'client_id', label: t('client_id') },
            {
              name: 'client_secret',
              label: t('client_secret'),
              help: provider?.has_secret ? t('secretKept') : t('secretHelp'),
              control: <Input.Password autoComplete="new-password" maxLength={secretLength} />,
            },
            <p key="redirect">
              {t('redirect')}
              <br />
              <Typography.Text code copyable>
                {provider?.redirect_address}
              </Typography.Text>
            </p>,
            { name: 'role_claim', label: t('role_claim') },
            {
              ...{ name: 'role_mapping', label: t('role_mapping'), help: t('mappingHelp') },
              control: <RoleMapping />,
              words: linesInWords,
            },
            {
              name: 'default_role',
              label: t('default_role'),
              placeholder: t('noRole'),
              options: signOn.givenRoles.map((role) => ({ value: role, label: wordOf(role) })),
            },
            {
              ...{ name: 'department_id', label: t('department'), help: t('departmentHelp') },
              control: <DepartmentChoice canBeEmpty />,
              words: departmentWord,
            },
          ],
        },
      ]}
      refusals={{
        issuer_unreachable: 'issuer',
        issuer_inside: 'issuer',
        secret_of_another: 'client_secret',
        role_too_high: 'role_mapping',
        department_needed: 'department_id',
      }}
      saved={t('saved')}
      leaveTo={addressOf(accountsScreens.signInRules)}
    />
  )
}
