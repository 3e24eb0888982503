import { TreeSelect } from 'antd'
import type { ReactNode } from 'react'
import { asWideAs } from './as-wide-as.ts'
import type { FieldProps } from './field-props.ts'
import type { Choice } from './remote.ts'

interface TreeFieldProps extends FieldProps<unknown> {
  readonly options: readonly Choice[]
  readonly onReach: () => void
}

/** Several of a tree, such as departments. */
export default function TreeField({
  label,
  names: [name = ''],
  words,
  change,
  options,
  onReach,
}: TreeFieldProps): ReactNode {
  return (
    <TreeSelect
      {...asWideAs(label)}
      multiple
      allowClear
      treeDataSimpleMode
      treeDefaultExpandAll
      maxTagCount={1}
      styles={{ popup: { root: { minWidth: 280 } } }}
      aria-label={label}
      placeholder={label}
      showSearch={{ treeNodeFilterProp: 'title' }}
      value={words[name]?.split(',') ?? []}
      onFocus={onReach}
      onOpenChange={onReach}
      onChange={(values: readonly string[]) => change({ [name]: values.join(',') || null })}
      treeData={options.map(({ value, label: title, parent = null }) => ({
        id: value,
        value,
        title,
        pId: parent,
      }))}
    />
  )
}
