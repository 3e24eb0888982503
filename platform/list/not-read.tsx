import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'

/** Stands where rows would be that could not be asked for: that is no empty list. */
export function NotRead({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const t = useTexts()
  return (
    <div role="alert">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('unread')}>
        <Button onClick={onAgain}>{t('readAgain')}</Button>
      </Empty>
    </div>
  )
}
