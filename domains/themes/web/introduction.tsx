import { FormPage } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { useNavigate } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { CustomMenu } from './introduction/custom-menu.tsx'
import { IntroductionEditor } from './introduction/introduction-editor.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'

/** What candidates read of a project beside its positions. */
export default function Introduction(): ReactNode {
  const { id, origin } = useAddress(themesScreens.introduction)
  const navigate = useNavigate()
  const { data } = useCall(themesApi.viewTheme, { query: { id } })
  useNameOfRecord(data?.data.theme.theme_name)
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  const { theme, company } = data.data
  return (
    <>
      <ProjectSteps id={id} origin={origin} here="introduction" />
      <CustomMenu theme={theme} />
      <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin }) })}>
        <IntroductionEditor key={id} project={{ ...theme, company }} />
      </FormPage>
    </>
  )
}
