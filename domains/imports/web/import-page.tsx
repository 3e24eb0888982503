import { importsApi } from '@bole/imports/contract'
import { importsScreens } from '@bole/imports/screens'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { Alert, Flex, Skeleton, Tag } from 'antd'
import type { ReactNode } from 'react'
import { ChoicesForm } from './choices-form.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSums } from './import-sums.tsx'
import { useTexts } from './texts/index.ts'
import { UnderWay } from './under-way.tsx'

/** `/candidate/import/{id}`: a file from its columns over the trial to what became of it. */
export default function ImportPage(): ReactNode {
  const t = useTexts()
  const { id } = useAddress(importsScreens.one)
  const one = useCall(importsApi.viewImport, { query: { id } }).data?.data
  useNameOfRecord(one?.name)
  if (!one) return <Skeleton active />
  const { state, kind, reason } = one
  const isTried = ['checked', 'running', 'done', 'undoing', 'undone'].includes(state)
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap>
        <Tag>{t(`states.${state}`)}</Tag>
        {kind && <Tag>{t(`kinds.${kind}`)}</Tag>}
      </Flex>
      {reason && <Alert type="error" showIcon title={t(`unreadable.${reason}`)} />}
      <UnderWay one={one} />
      {one.can.map && <ChoicesForm key={one.version} one={one} />}
      {isTried && <ImportSums one={one} />}
      {isTried && <ImportRows id={one.id} />}
    </Flex>
  )
}
