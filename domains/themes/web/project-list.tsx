import { useAddress, useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import { useAddressState } from '@bole/platform/web'
import { Skeleton, Tabs } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { addressFields } from './address-fields.ts'
import { ProjectCards } from './projects/project-cards.tsx'
import { themesScreens } from './screens.ts'
import { positionParts } from './slots.ts'
import { useTexts } from './texts/index.ts'

/** Recruitment projects with their positions beneath; in social hiring all positions are a tab beside them. */
export default function ProjectList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(themesScreens.list)
  const [state] = useAddressState(addressFields)
  const goTo = useGoTo()
  if (origin === 1) return <ProjectCards origin={1} />
  const Positions = providedFor(positionParts).View
  // A condition of one tab means nothing in the other: the address begins anew.
  const show = (tab: string) =>
    goTo({ path: addressOf(themesScreens.list, { origin: 2 }, tab === 'positions' ? { tab } : {}) })
  return (
    <Tabs
      activeKey={state.tab === 'positions' ? 'positions' : 'projects'}
      onChange={show}
      destroyOnHidden
      items={[
        { key: 'projects', label: t('tabs.projects'), children: <ProjectCards origin={2} /> },
        {
          key: 'positions',
          label: t('tabs.positions'),
          children: (
            <Suspense fallback={<Skeleton active />}>
              <Positions origin={2} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
