import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { ReceiptRow } from './receipt-row.ts'

/** What a candidate asked about a decision, and whether it was answered. */
export function Requests({ requests }: Pick<ReceiptRow, 'requests'>): ReactNode {
  const t = useTexts()
  return requests.map(({ id, kind, settled_at }) => (
    <Tag key={id} color={settled_at === null ? 'gold' : 'default'}>
      {settled_at === null ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)} · ${t('done')}`}
    </Tag>
  ))
}
