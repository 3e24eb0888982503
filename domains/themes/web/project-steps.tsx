import { useCanReach, useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { findProvidedFor } from '@bole/platform/slots'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { themesScreens } from './screens.ts'
import { projectPages } from './slots.ts'
import { useTexts } from './texts/index.ts'

/** The pages of a project in the order they are filled in. */
const steps = [
  'edit',
  'introduction',
  'form',
  'positions',
  'stations',
  'albums',
  'skin',
  'telling',
  'distribute',
] as const

interface Page {
  readonly key: string
  readonly label: ReactNode
  readonly path: string
}

interface ProjectStepsProps {
  readonly id: number
  readonly origin: number
  /** The page one is on: one of the steps, or the name of a page of a domain above. */
  readonly here: string
}

/** Leads from each page of a project to the others that one may see. */
export function ProjectSteps({ id, origin, here }: ProjectStepsProps): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  const canReach = useCanReach()
  const at = { id, origin }
  const paths: Readonly<Record<(typeof steps)[number], string>> = {
    edit: addressOf(themesScreens.edit, at),
    introduction: addressOf(themesScreens.introduction, at),
    form: addressOf(themesScreens.form, at),
    positions: addressOf(themesScreens.positions, at),
    stations: addressOf(themesScreens.stations, at),
    albums: addressOf(themesScreens.albums, at),
    skin: addressOf(themesScreens.skin, at),
    telling: addressOf(themesScreens.telling, at),
    distribute: addressOf(themesScreens.distribute, at),
  }
  const own = steps.map((step): Page => ({ key: step, label: t(`steps.${step}`), path: paths[step] }))
  const link: Page = {
    key: 'extension',
    label: t('steps.extension'),
    path: addressOf(themesScreens.extension, { origin }, { project: id }),
  }
  const others = (findProvidedFor(projectPages) ?? []).flatMap(({ name, Label, address }): Page[] => {
    const path = address({ id, origin })
    return path === null ? [] : [{ key: name, label: <Label />, path }]
  })
  const pages = [...own, ...others, link].filter(({ path }) => canReach(path))
  return (
    <Tabs
      activeKey={here}
      items={pages.map(({ key, label }) => ({ key, label }))}
      onChange={(key) => {
        const page = pages.find((one) => one.key === key)
        if (page) goTo({ path: page.path })
      }}
    />
  )
}
