import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { currentLanguage } from './language.ts'

type Words = 'title' | 'changed' | 'unchanged' | 'take' | 'keep' | 'kept'

interface StaleNoticeProps {
  /** The form's texts, of which the notice has its own part. */
  readonly t: (key: `form.stale.${Words}`, values?: Readonly<Record<string, string>>) => string
  /** What somebody else changed, as the form calls it. */
  readonly changed: readonly string[]
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Somebody else saved meanwhile: what they changed, and whether theirs or what stands in the form is to count. */
export function StaleNotice({ t, changed, onTake, onKeep }: StaleNoticeProps): ReactNode {
  const what = new Intl.ListFormat(currentLanguage()).format(changed)
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('form.stale.title')}
      description={changed.length > 0 ? t('form.stale.changed', { what }) : t('form.stale.unchanged')}
      action={
        <Flex vertical gap={8}>
          <Button size="small" onClick={onTake}>
            {t('form.stale.take')}
          </Button>
          <Button size="small" type="text" title={t('form.stale.kept')} onClick={onKeep}>
            {t('form.stale.keep')}
          </Button>
        </Flex>
      }
    />
  )
}
