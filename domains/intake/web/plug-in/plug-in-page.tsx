import { intakeApi } from '@bole/intake/contract'
import { phones } from '@bole/intake/model'
import { intakeScreens } from '@bole/intake/screens'
import { choice, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { useAddress } from '@bole/platform/places'
import { boards } from '@bole/positions/model'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { peopleColumns } from './people-columns.tsx'
import { PlugIns } from './plug-ins.tsx'
import { useTexts } from './texts/index.ts'

/** The plug-ins of job boards: where each speaks with us, and whom they brought, with how far their phone is. */
export default function PlugInPage(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(intakeScreens.plugIn)
  const channels = boards.channels.map((value) => ({ value, label: boards.channelNames[value] }))
  const states = phones.shownPhones.map((value) => ({ value, label: t(`phones.${value}`) }))
  return (
    <Flex vertical gap={16}>
      <PlugIns />
      <ListScreen
        call={intakeApi.listPlugInPeople}
        given={{ origin }}
        filters={[
          text('keyword', t('keyword')),
          choice('channel', t('channel'), channels),
          choice('phone_state', t('state'), states),
        ]}
        columns={peopleColumns(t)}
        empty={t('empty')}
      />
    </Flex>
  )
}
