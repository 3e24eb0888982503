import { StaleNotice } from '@bole/platform/form'
import type { PositionDetail } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { differing, fieldsOf, type PositionFields } from './fields.ts'

interface StalePositionProps {
  readonly seen: PositionDetail
  readonly fresh: PositionDetail
  readonly onTake: (fresh: PositionDetail) => void
  readonly onKeep: (fresh: PositionDetail) => void
}

/** What somebody else changed in the position meanwhile, by the names of its fields. */
export function StalePosition({ seen, fresh, onTake, onKeep }: StalePositionProps): ReactNode {
  const t = useTexts()
  const labels: Readonly<Record<keyof PositionFields, string>> = {
    title: t('form.title'),
    theme_id: t('form.project'),
    department_id: t('form.department'),
    owner_id: t('form.owner'),
    process_id: t('form.processLabel'),
    city_list: t('form.cities'),
    head_count: t('form.headCount'),
    degree: t('form.degree'),
    salary_from: t('form.salaryFrom'),
    salary_to: t('form.salaryTo'),
    salary_currency: t('form.currency'),
    description: t('form.description'),
    requirements: t('form.requirements'),
  }
  const changed = differing(fieldsOf(seen), fieldsOf(fresh)).map((name) => labels[name])
  return <StaleNotice t={t} changed={changed} onTake={() => onTake(fresh)} onKeep={() => onKeep(fresh)} />
}
