import type { Preview } from '@bole/notifications/contract'
import { listOf } from '@bole/platform/web'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

const namesShown = 10

interface WhoGetsItProps {
  readonly preview: Preview
  readonly isBySms: boolean
}

/** How many messages go out, who reads theirs on their page alone, and who gets none and why. */
export function WhoGetsIt({ preview, isBySms }: WhoGetsItProps): ReactNode {
  const t = useTexts()
  const { goes, without_address, left_out } = preview
  const names = without_address.slice(0, namesShown).map(({ name }) => name)
  const more = without_address.length > namesShown ? [`+${without_address.length - namesShown}`] : []
  return (
    <Alert
      type={left_out.length > 0 ? 'warning' : 'info'}
      title={t('sending.goes', { count: goes })}
      description={
        <>
          {without_address.length > 0 && (
            <div>
              {t(isBySms ? 'sending.noPhone' : 'sending.noAddress', {
                count: without_address.length,
                names: listOf([...names, ...more]),
              })}
            </div>
          )}
          {left_out.length > 0 && <div>{t('sending.leftOut', { count: left_out.length })}</div>}
          {left_out.slice(0, namesShown).map(({ post_id, name, lacks }) => (
            <div key={post_id}>
              {lacks === 'unsubscribed'
                ? t('preview.unsubscribed', { name })
                : t('preview.lacks', { name, variable: t(`variables.${lacks}`) })}
            </div>
          ))}
        </>
      }
    />
  )
}
