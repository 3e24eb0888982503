import { StaleNotice } from '@bole/platform/form'
import type { ThemeInFull } from '@bole/themes/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { differing, projectFieldsOf } from './project-fields.ts'

interface StaleProjectProps {
  readonly seen: ThemeInFull
  readonly fresh: ThemeInFull
  readonly onTake: (fresh: ThemeInFull) => void
  readonly onKeep: (fresh: ThemeInFull) => void
}

/** What somebody else changed in the project meanwhile, by the names of its fields. */
export function StaleProject({ seen, fresh, onTake, onKeep }: StaleProjectProps): ReactNode {
  const t = useTexts()
  const labels = {
    theme_name: t('form.name'),
    limit_time: t('form.closes'),
    post_limit: t('form.limit'),
    owner_id: t('form.owner'),
    company_name: t('form.company_name'),
    trade: t('form.trade'),
    worker_number: t('form.worker_number'),
    finance: t('form.finance'),
    company_description: t('form.company_description'),
  }
  const changed = differing(projectFieldsOf(seen), projectFieldsOf(fresh)).map((name) => labels[name])
  return <StaleNotice t={t} changed={changed} onTake={() => onTake(fresh)} onKeep={() => onKeep(fresh)} />
}
