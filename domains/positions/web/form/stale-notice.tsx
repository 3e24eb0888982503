import { currentLanguage } from '@bole/platform/web'
import type { PositionDetail } from '@bole/positions/contract'
import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { differing, fieldsOf, type PositionFields } from './fields.ts'

interface StaleNoticeProps {
  readonly seen: PositionDetail
  readonly fresh: PositionDetail
  readonly onTake: (fresh: PositionDetail) => void
  readonly onKeep: (fresh: PositionDetail) => void
}

/** Somebody else saved meanwhile: what they changed, and whether theirs or what stands in the form is to count. */
export function StaleNotice({ seen, fresh, onTake, onKeep }: StaleNoticeProps): ReactNode {
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
  const names = new Intl.ListFormat(currentLanguage())
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('form.stale.title')}
      description={
        changed.length > 0
          ? t('form.stale.changed', { what: names.format(changed) })
          : t('form.stale.unchanged')
      }
      action={
        <Flex vertical gap={8}>
          <Button size="small" onClick={() => onTake(fresh)}>
            {t('form.stale.take')}
          </Button>
          <Button size="small" type="text" title={t('form.stale.kept')} onClick={() => onKeep(fresh)}>
            {t('form.stale.keep')}
          </Button>
        </Flex>
      }
    />
  )
}
