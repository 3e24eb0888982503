import { ways } from '@bole/inbox/model'
import { type ComparedRow, parseAdministrationApi } from '@bole/parse-administration/contract'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { useAddress, useGoTo, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { useFieldName } from '@bole/resumes/web'
import { Link } from '@tanstack/react-router'
import { App, Button, Checkbox, Flex, Skeleton, Table, Tag, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { kindColours } from './kind-colours.ts'

/** `/candidate/reading/{id}`: what is held of a résumé beside what a newer reader says, field by field, to be taken over or left. */
export default function ComparePage(): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const goTo = useGoTo()
  const { id } = useAddress(parseAdministrationScreens.compare)
  const found = useCall(parseAdministrationApi.compareNewer, { query: { id } }).data?.data
  useNameOfRecord(found?.newer.name)
  const settle = useChange(parseAdministrationApi.settleNewer, {
    onDone: ({ data }) => {
      message.success(t(data.state === 'accepted' ? 'newer.accepted' : 'newer.kept'))
      goTo({ path: addressOf(parseAdministrationScreens.newer) })
    },
  })
  if (!found) return <Skeleton active paragraph={{ rows: 10 }} />
  const { newer, fields } = found
  const decide = (decision: 'accept' | 'keep') =>
    settle.mutate({ body: { id, version: newer.version, decision } })
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} wrap align="center">
        <Typography.Title level={4} style={{ margin: 0 }}>
          <Link to={ways.candidate(newer.post_id)}>{newer.name}</Link>
        </Typography.Title>
        <span>{newer.position}</span>
        <Tag>{t(`newerStates.${newer.state}`)}</Tag>
        <span>{t('newer.sum', { found: newer.found, changed: newer.changed, gone: newer.gone })}</span>
      </Flex>
      <ComparedFields fields={fields} />
      {newer.can.settle && (
        <Flex gap={8} wrap align="center">
          <Button type="primary" loading={settle.isPending} onClick={() => decide('accept')}>
            {t('newer.accept')}
          </Button>
          <Button loading={settle.isPending} onClick={() => decide('keep')}>
            {t('newer.keep')}
          </Button>
          <Typography.Text type="secondary">{t('newer.means')}</Typography.Text>
        </Flex>
      )}
    </Flex>
  )
}

function ComparedFields({ fields }: { readonly fields: readonly ComparedRow[] }): ReactNode {
  const t = useTexts()
  const nameOf = useFieldName()
  const [isAll, showAll] = useState(false)
  const shown = isAll ? fields : fields.filter(({ kind }) => kind !== 'same')
  return (
    <>
      <Checkbox checked={isAll} onChange={({ target }) => showAll(target.checked)}>
        {t('newer.showSame')}
      </Checkbox>
      <Table
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={({ path, kind }) => `${path}-${kind}`}
        dataSource={[...shown]}
        locale={{ emptyText: t('newerStates.same') }}
        columns={[
          { title: t('newer.field'), dataIndex: 'label', render: (label: string) => nameOf(label) },
          { title: t('newer.before'), dataIndex: 'before', render: (before: string | null) => before ?? '—' },
          { title: t('newer.after'), dataIndex: 'after', render: (after: string | null) => after ?? '—' },
          {
            title: t('newer.kind'),
            dataIndex: 'kind',
            render: (_, { kind }) => <Tag color={kindColours[kind]}>{t(`kinds.${kind}`)}</Tag>,
          },
        ]}
      />
    </>
  )
}
