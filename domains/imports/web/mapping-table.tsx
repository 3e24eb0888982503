import { type ImportDetail, importWords } from '@bole/imports/contract'
import { meanings } from '@bole/imports/model'
import { currentLanguage } from '@bole/platform/web'
import { Select, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface MappingTableProps {
  readonly one: ImportDetail
  readonly mapping: ImportDetail['mapping']
  readonly onChange: (mapping: ImportDetail['mapping']) => void
}

/** Each column with some of its cells, and what it stands for. */
export function MappingTable({ one, mapping, onChange }: MappingTableProps): ReactNode {
  const t = useTexts()
  const words = importWords[currentLanguage()].meanings
  const options = [
    { value: '', label: t('map.leave') },
    ...meanings.map((value) => ({ value, label: words[value] })),
  ]
  const rows = one.columns.map((column, at) => ({ ...column, at }))
  return (
    <>
      <Typography.Paragraph type="secondary">{t('map.help')}</Typography.Paragraph>
      <Table
        size="small"
        rowKey="at"
        dataSource={rows}
        pagination={rows.length > 25 ? { pageSize: 25, showSizeChanger: false } : false}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            key: 'title',
            title: t('map.column'),
            render: (_, { title, at }) => <b>{title || `#${at + 1}`}</b>,
          },
          {
            key: 'samples',
            title: t('map.samples'),
            render: (_, { samples }) => (
              <Typography.Text type="secondary">{samples.join(' · ') || '—'}</Typography.Text>
            ),
          },
          {
            key: 'meaning',
            title: t('map.meaning'),
            width: 240,
            render: (_, { title, at }) => (
              <Select
                aria-label={`${t('map.meaning')}: ${title}`}
                style={{ width: 220 }}
                showSearch={{ optionFilterProp: 'label' }}
                value={mapping[at] ?? ''}
                options={options}
                onChange={(value) => {
                  const chosen = meanings.find((meaning) => meaning === value) ?? null
                  onChange(mapping.map((meaning, place) => (place === at ? chosen : meaning)))
                }}
              />
            ),
          },
        ]}
      />
    </>
  )
}
