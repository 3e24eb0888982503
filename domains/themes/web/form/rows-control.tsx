import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import styles from '../project-parts.module.css'
import { useTexts } from '../texts/index.ts'

interface RowsControlProps<Row> {
  /** Given by the field it stands in. */
  readonly value?: readonly Row[]
  readonly onChange?: (rows: readonly Row[]) => void
  readonly id?: string
  /** What a new row begins with. */
  readonly empty: Row
  readonly most: number
  /** The button that adds a row. */
  readonly add: string
  /** What a row is called to those who do not see it, by its place from 1. */
  readonly nameOf: (place: number) => string
  readonly children: (row: Row, change: (changes: Partial<Row>) => void, place: number) => ReactNode
}

/** Rows of a form that are added, put in order and taken away: a control for a field that holds a list. */
export function RowsControl<Row extends object>(props: RowsControlProps<Row>): ReactNode {
  const t = useTexts()
  const { value: rows = [], onChange = () => undefined, most, nameOf } = props
  const without = (index: number) => rows.filter((_, at) => at !== index)
  const lift = (index: number) => {
    const row = rows[index]
    if (row) onChange(without(index).toSpliced(index - 1, 0, row))
  }
  return (
    <Flex vertical gap={8} id={props.id}>
      {rows.map((row, index) => {
        const name = nameOf(index + 1)
        const change = (changes: Partial<Row>) => onChange(rows.with(index, { ...row, ...changes }))
        return (
          // Rows have no other name than their place.
          <fieldset key={`${index}`} className={styles.row} aria-label={name}>
            <div className={styles.fields}>{props.children(row, change, index + 1)}</div>
            <Button
              type="text"
              icon={<ArrowUpOutlined />}
              disabled={index === 0}
              aria-label={t('rows.up', { name })}
              onClick={() => lift(index)}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('rows.remove', { name })}
              onClick={() => onChange(without(index))}
            />
          </fieldset>
        )
      })}
      <Button
        type="dashed"
        icon={<PlusOutlined />}
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, props.empty])}
      >
        {props.add}
      </Button>
    </Flex>
  )
}
