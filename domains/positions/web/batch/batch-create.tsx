import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { addressOf as callAddress } from '@bole/platform/contract'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { currentLanguage, fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { useProjects } from '@bole/themes/web'
import { Link } from '@tanstack/react-router'
import { Alert, Button, Flex, Select, Upload } from 'antd'
import type { ReactNode } from 'react'
import { batchTexts } from '../../contract/texts/batch.ts'
import { positionsScreens } from '../screens.ts'
import { BatchFoot } from './batch-foot.tsx'
import { PositionGrid } from './position-grid.tsx'
import { useTexts } from './texts/index.ts'
import { useBatch } from './use-batch.ts'

/** What may stand in its address: the project of rows that name none. */
export const fields = { theme_id: fromAddress.id }

/** `/regulation2/position/batchcreate`: many positions at once, typed, pasted or out of a table. */
export default function BatchCreate(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(positionsScreens.batchCreate)
  const [{ theme_id = null }, address] = useAddressState(fields)
  const batch = useBatch(theme_id)
  const { options, onSearch } = useProjects(origin)
  const params = useCall(positionsApi.getParams, { query: { origin } }).data?.data
  const { degrees, states } = batchTexts[currentLanguage()]
  const offered = {
    project: options?.map(({ label }) => String(label)) ?? [],
    cities: params?.city_list ?? [],
    process: params?.process_list.map(({ name }) => name) ?? [],
    degree: Object.values(degrees),
    state: Object.values(states),
  }
  const check = (file: File) => {
    batch.upload(file)
    // The component sends nothing by itself.
    return false
  }
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap align="center">
        <Select
          showSearch={{ filterOption: false, ...(onSearch && { onSearch }) }}
          allowClear
          style={{ minWidth: 220 }}
          aria-label={t('project')}
          placeholder={t('project')}
          {...(options && { options: [...options] })}
          value={theme_id}
          onChange={(id: number | undefined) => {
            address({ theme_id: id ?? null })
            batch.lookAgain()
          }}
        />
        <Upload accept=".xlsx" showUploadList={false} disabled={batch.isBusy} beforeUpload={check}>
          <Button icon={<UploadOutlined />}>{t('upload')}</Button>
        </Upload>
        <Button icon={<DownloadOutlined />} href={callAddress(positionsApi.getPositionTemplate)}>
          {t('template')}
        </Button>
      </Flex>
      <span>{t('explain')}</span>
      {batch.problem && <Alert role="alert" type="error" showIcon title={batch.problem} />}
      {batch.made > 0 && (
        <Alert
          role="status"
          type="success"
          showIcon
          title={t('made', { count: batch.made })}
          action={<Link to={addressOf(positionsScreens.list, { origin })}>{t('toList')}</Link>}
        />
      )}
      <PositionGrid rows={batch.rows} offered={offered} onChange={batch.edit} />
      <Button
        type="dashed"
        icon={<PlusOutlined />}
        style={{ alignSelf: 'start' }}
        onClick={() => batch.edit({ kind: 'add' })}
      >
        {t('addRow')}
      </Button>
      <BatchFoot batch={batch} />
    </Flex>
  )
}
