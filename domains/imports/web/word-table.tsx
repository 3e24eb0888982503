import { Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface Word {
  readonly word: string
  readonly rows: number
}

interface WordTableProps {
  readonly title: string
  readonly words: readonly Word[]
  /** What says what a word means. */
  readonly render: (word: string) => ReactNode
}

/** Words that a file holds, the most frequent first, each with what it means here; nothing where there are none. */
export function WordTable({ title, words, render }: WordTableProps): ReactNode {
  const t = useTexts()
  if (words.length === 0) return null
  return (
    <Table<Word>
      size="small"
      rowKey="word"
      style={{ marginBlockEnd: 16 }}
      dataSource={[...words]}
      pagination={words.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
      columns={[
        {
          key: 'word',
          title,
          render: (_, { word, rows }) => (
            <>
              {word} <Typography.Text type="secondary">{t('words.rows', { count: rows })}</Typography.Text>
            </>
          ),
        },
        { key: 'means', title: t('map.meaning'), width: 320, render: (_, { word }) => render(word) },
      ]}
    />
  )
}
