import { notificationsApi } from '@bole/notifications/contract'
import { useCall } from '@bole/platform/web'
import { processesApi } from '@bole/processes/contract'
import { useStageName } from '@bole/processes/web'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface PassTemplateSelectProps {
  readonly label: string
  readonly origin: number
  /** The number of a template; null: none is chosen. */
  readonly value: number | null
  readonly isDisabled: boolean
  readonly onChange: (template: number | null) => void
}

/** Chooses among the words that the processes of an origin, and the organisation, have for a pass. */
export function PassTemplateSelect({
  label,
  origin,
  value,
  isDisabled,
  onChange,
}: PassTemplateSelectProps): ReactNode {
  const t = useTexts()
  const processes = useCall(processesApi.listProcesses, { query: { origin, is_deleted: false } }).data?.data
    .list
  const own = useCall(notificationsApi.listTemplates, { query: { page_size: 200 } }).data?.data.list
  const [first] = processes ?? []
  const ofFirst = useCall(
    notificationsApi.listTemplates,
    { query: { process_id: first?.id, page_size: 200 } },
    { enabled: first !== undefined },
  ).data?.data.list
  const nameOf = useStageName()
  const known = new Map(
    [...(own ?? []), ...(ofFirst ?? [])].flatMap(({ template_id, event, stage, subject }) =>
      event === 'passed' && template_id !== null
        ? [[template_id, `${nameOf(stage)} · ${subject}`] as const]
        : [],
    ),
  )
  return (
    <Select
      aria-label={label}
      allowClear
      disabled={isDisabled}
      style={{ width: 'min(480px, 100%)' }}
      placeholder={t('passTemplate.ofProcess')}
      notFoundContent={t('passTemplate.none')}
      value={value ?? undefined}
      options={[...known].map(([id, name]) => ({ value: id, label: name }))}
      onChange={(template: number | undefined) => onChange(template ?? null)}
    />
  )
}
