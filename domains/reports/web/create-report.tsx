import { FormPage } from '@bole/platform/form'
import { useAddress } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { reportsApi } from '@bole/reports/contract'
import type { StandardName } from '@bole/reports/model'
import { useNavigate } from '@tanstack/react-router'
import { Button, Flex, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { ReportFields } from './report-fields.tsx'
import { reportsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** A new report: one of the ready ones is the beginning, and may be changed before it is saved. */
export default function CreateReport(): ReactNode {
  const t = useTexts()
  const go = useNavigate()
  const { origin } = useAddress(reportsScreens.create)
  const [chosen, choose] = useState<StandardName>('funnel')
  const standard = useCall(reportsApi.listReportColumns, { query: {} }).data?.data.standard
  const begins = standard?.find(({ key }) => key === chosen)
  if (!begins) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <FormPage onClose={() => void go({ to: addressOf(reportsScreens.list, { origin }) })}>
      <Flex
        wrap
        gap={8}
        align="center"
        role="group"
        aria-label={t('form.begin')}
        style={{ marginBlockEnd: 16 }}
      >
        <span>{t('form.begin')}</span>
        {standard?.map(({ key }) => (
          <Button
            key={key}
            type={key === chosen ? 'primary' : 'default'}
            aria-pressed={key === chosen}
            onClick={() => choose(key)}
          >
            {t(`standard.${key}`)}
          </Button>
        ))}
      </Flex>
      <ReportFields
        key={chosen}
        origin={origin}
        report={null}
        begins={{
          title: t(`standard.${chosen}`),
          header: begins.header,
          scope: { ...begins.scope, from: null, until: null },
        }}
        onSaved={(id) => void go({ to: addressOf(reportsScreens.details, { origin, id }) })}
      />
    </FormPage>
  )
}
