import { currentLanguage } from '@bole/platform/web'
import type { ThemeInFull } from '@bole/themes/contract'
import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { differing, projectFieldsOf } from './project-fields.ts'

interface StaleNoticeProps {
  readonly seen: ThemeInFull
  readonly fresh: ThemeInFull
  readonly onTake: (fresh: ThemeInFull) => void
  readonly onKeep: (fresh: ThemeInFull) => void
}

/** Somebody else saved meanwhile: what they changed, and whether theirs or what stands in the form is to count. */
export function StaleNotice({ seen, fresh, onTake, onKeep }: StaleNoticeProps): ReactNode {
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
          <Button size="small" type="text" onClick={() => onKeep(fresh)}>
            {t('form.stale.keep')}
          </Button>
        </Flex>
      }
    />
  )
}
