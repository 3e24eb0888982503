import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import type { ReplyOf } from '@bole/platform/contract'
import { formatMoment } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { wordOf } from '@bole/platform/web'
import { useFieldName } from '@bole/resumes/web'
import { Link } from '@tanstack/react-router'
import { Alert, Flex, Table, Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import { kindColours } from '../newer/kind-colours.ts'
import { useTexts } from '../texts/index.ts'

type Newer = NonNullable<ReplyOf<typeof parseAdministrationApi.getFileInfo>['newer']>

const percent = (confidence: number | null) =>
  confidence === null ? '—' : `${Math.round(confidence * 100)} %`

/** How the last reading by a newer reader compares: which fields, and how sure either is, but not what they say. */
export function NewerPanel({ newer }: { readonly newer: Newer }): ReactNode {
  const t = useTexts()
  const nameOf = useFieldName()
  const differing = newer.fields.filter(({ kind }) => kind !== 'same')
  return (
    <section>
      <Typography.Title level={5}>{t('newer.title')}</Typography.Title>
      <Alert
        showIcon
        type={newer.state === 'failed' ? 'warning' : 'info'}
        title={t(`newerStates.${newer.state}`)}
        description={
          <Flex gap={12} wrap>
            <span>{formatMoment(newer.ask_time)}</span>
            {newer.reason === null ? (
              <span>{t('newer.sum', { found: newer.found, changed: newer.changed, gone: newer.gone })}</span>
            ) : (
              <span>{wordOf(t, `reasons.${newer.reason}`)}</span>
            )}
            {newer.can.compare && (
              <Link to={addressOf(parseAdministrationScreens.compare, { id: newer.id })}>
                {t('newer.compare')}
              </Link>
            )}
          </Flex>
        }
      />
      {newer.state === 'open' && !newer.can.compare && <p>{t('newer.theirs')}</p>}
      {differing.length > 0 && (
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey={({ path, kind }) => `${path}-${kind}`}
          dataSource={differing}
          columns={[
            { title: t('newer.field'), dataIndex: 'label', render: (label: string) => nameOf(label) },
            {
              title: t('newer.kind'),
              dataIndex: 'kind',
              render: (_, { kind }) => <Tag color={kindColours[kind]}>{t(`kinds.${kind}`)}</Tag>,
            },
            { title: t('newer.beforeSure'), dataIndex: 'before_confidence', render: percent },
            { title: t('newer.afterSure'), dataIndex: 'after_confidence', render: percent },
          ]}
        />
      )}
    </section>
  )
}
