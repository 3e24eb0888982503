import { accountsEntryApi } from '@bole/accounts/contract'
import { sources } from '@bole/pipeline/model'
import { sourceName, usePipelineTexts } from '@bole/pipeline/web'
import {
  dateFieldsOf,
  defineForm,
  FieldGroup,
  FieldRow,
  RecordForm,
  useRecordForm,
} from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { type Report, reportsApi } from '@bole/reports/contract'
import { type Grouping, groupings, measures, periods } from '@bole/reports/model'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

type Conditions = Report['conditions']

const empty: { readonly conditions: Conditions } = {
  conditions: {
    title: '',
    header: { columns: ['applications'], rows: 'month' },
    scope: { period: 'last_90_days', from: null, until: null },
    advances: { position_ids: [], department_ids: [], sources: [] },
  },
}

const reportForm = defineForm({
  create: reportsApi.createReport,
  update: reportsApi.updateReport,
  empty,
  fieldsOf: ({ conditions }: Report) => ({ conditions }),
  bodyOf: ({ conditions }: { readonly conditions: Conditions }) => ({ conditions }),
  refusals: {
    title_taken: 'conditions.title',
    days_missing: 'conditions.scope.from',
    days_reversed: 'conditions.scope.until',
    unknown_position: 'conditions.advances.position_ids',
    unknown_department: 'conditions.advances.department_ids',
  },
})
const { TextField, ChoiceField } = reportForm
const { DayField } = dateFieldsOf(reportForm)

interface ReportFieldsProps {
  readonly origin: 1 | 2
  /** Null while it is new. */
  readonly report: Report | null
  /** What a new one begins with. */
  readonly begins?: Partial<Conditions>
  readonly onSaved?: (id: number) => void
}

/** What a report shows, of which applications. */
export function ReportFields({ origin, report, begins, onSaved }: ReportFieldsProps): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const form = useRecordForm(reportForm, {
    record: report,
    createWith: { origin },
    initialValues: { conditions: { ...empty.conditions, ...begins } },
    saved: t('form.saved'),
    ...(onSaved && {
      onSaved: ({ created }: { readonly created: { readonly id: number } | null }) => {
        if (created) onSaved(created.id)
      },
    }),
  })
  const themes = useCall(positionsApi.getParams, { query: { origin } }).data?.data.themes
  const departments = useCall(accountsEntryApi.listDepartments, {}).data?.data.list
  const period = Form.useWatch(['conditions', 'scope', 'period'], form.instance)
  const option = <Value extends string>(value: Value, label: string) => ({ value, label })
  return (
    <RecordForm form={form} save={t('form.save')}>
      <TextField name="conditions.title" label={t('form.title')} autoFocus />
      <FieldRow>
        <ChoiceField
          name="conditions.header.rows"
          label={t('form.rows')}
          options={groupings.map((one: Grouping) => option(one, t(`groupings.${one}`)))}
        />
        <ChoiceField
          name="conditions.scope.period"
          label={t('form.period')}
          options={periods.periods.map((one) => option(one, t(`periods.${one}`)))}
        />
      </FieldRow>
      {period === 'between' && (
        <FieldRow>
          <DayField name="conditions.scope.from" label={t('form.from')} />
          <DayField name="conditions.scope.until" label={t('form.until')} />
        </FieldRow>
      )}
      <ChoiceField
        name="conditions.header.columns"
        label={t('form.columns')}
        help={t('form.columnsHelp')}
        isMultiple
        options={measures.measures.map((one) => option(one, t(`measures.${one}`)))}
      />
      <FieldGroup title={t('form.narrower')}>
        <ChoiceField
          name="conditions.advances.position_ids"
          label={t('form.positions')}
          isMultiple
          options={themes?.flatMap(({ positions }) =>
            positions.map(({ id, title }) => ({ value: id, label: title })),
          )}
        />
        <ChoiceField
          name="conditions.advances.department_ids"
          label={t('form.departments')}
          isMultiple
          options={departments?.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ChoiceField
          name="conditions.advances.sources"
          label={t('form.sources')}
          isMultiple
          options={sources.all.map((one) => option(one, sourceName(words, one)))}
        />
      </FieldGroup>
    </RecordForm>
  )
}
