import { currentLanguage } from '@bole/platform/web'
import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { differing, fieldAt, pathsIn } from '../shape/paths.ts'
import { useFormTexts } from './texts/index.ts'
import type { RecordFormState } from './use-record-form.ts'

/** Somebody else saved meanwhile: what they changed, and whether theirs or what stands in the form is to count. */
export function StaleNotice({ form }: { readonly form: RecordFormState }): ReactNode {
  const t = useFormTexts()
  const { theirs, labels } = form
  if (!theirs) return null
  const changed = differing(theirs.before, theirs.now, pathsIn(theirs.now)).map((path) => {
    const shown = fieldAt(path, labels.keys())
    return (shown && labels.get(shown)) ?? t('stale.elsewhere')
  })
  const what = new Intl.ListFormat(currentLanguage()).format(new Set(changed))
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('stale.title')}
      description={changed.length > 0 ? t('stale.changed', { what }) : t('stale.unchanged')}
      action={
        <Flex vertical gap={8}>
          <Button size="small" onClick={form.take}>
            {t('stale.take')}
          </Button>
          <Button size="small" type="text" title={t('stale.kept')} onClick={form.keep}>
            {t('stale.keep')}
          </Button>
        </Flex>
      }
    />
  )
}
