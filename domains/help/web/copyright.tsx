import { Input, Table, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import packages from './packages.generated.json' with { type: 'json' }
import { useTexts } from './texts/index.ts'

/** Whose the product is, and the open-source packages it stands on with their licenses, out of the lock file. */
export default function Copyright(): ReactNode {
  const t = useTexts()
  const [searched, search] = useState('')
  const words = searched.trim().toLowerCase()
  const found = packages.filter((one) => one.join(' ').toLowerCase().includes(words))
  return (
    <>
      <Typography.Paragraph>{t('rights')}</Typography.Paragraph>
      <Input.Search
        allowClear
        style={{ maxWidth: 320, marginBlockEnd: 8 }}
        aria-label={t('searchPackages')}
        placeholder={t('searchPackages')}
        value={searched}
        onChange={(event) => search(event.target.value)}
      />
      <Table
        size="small"
        rowKey={([name, version]) => `${name} ${version}`}
        dataSource={found}
        pagination={{ pageSize: 50, showSizeChanger: false, showTotal: (count) => t('count', { count }) }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: t('package'), render: (_, [name]) => name },
          { title: t('version'), render: (_, [, version]) => version },
          { title: t('license'), render: (_, [, , license]) => license },
        ]}
      />
    </>
  )
}
