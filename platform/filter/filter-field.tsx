import { SearchOutlined } from '@ant-design/icons'
import { Input, Select } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCall } from '../web/use-call.ts'
import type { FieldProps } from './field-props.ts'
import type { Choice, FilterShape } from './filters.ts'
import { NumbersField } from './numbers-field.tsx'
import { rowsIn } from './rows.ts'
import { useTyped } from './use-typed.ts'

// A calendar and a tree weigh as much as the rest of a list: only those with such a condition fetch them.
const DaysField = lazy(() => import('./days-field.tsx'))
const TreeField = lazy(() => import('./tree-field.tsx'))

/** One condition above a list. */
export function FilterField(props: FieldProps): ReactNode {
  const { shape } = props
  if (shape.kind === 'text') return <TextField {...props} />
  if (shape.kind === 'numbers') return <NumbersField {...props} shape={shape} />
  if (shape.kind === 'choice') return <ChoiceField {...props} {...shape} />
  if (shape.kind === 'remote') return <RemoteField {...props} shape={shape} />
  return (
    <Suspense>
      <DaysField {...props} />
    </Suspense>
  )
}

/** Typed text reaches the address after a pause, so that typing is not history. */
function TextField({ label, names: [name = ''], words, change }: FieldProps): ReactNode {
  const [text, setText] = useTyped(words[name] ?? '', (typed) => change({ [name]: typed || null }, true))
  return (
    <Input
      prefix={<SearchOutlined />}
      allowClear
      style={{ width: 260 }}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

interface ChoiceFieldProps extends FieldProps<unknown> {
  readonly options: readonly Choice[]
  readonly isMultiple: boolean
  readonly onReach?: () => void
}

function ChoiceField({
  label,
  names,
  words,
  change,
  options,
  isMultiple,
  onReach,
}: ChoiceFieldProps): ReactNode {
  const [name = ''] = names
  const asked = words[name]?.split(',') ?? []
  return (
    <Select
      allowClear
      style={{ minWidth: 150 }}
      popupMatchSelectWidth={false}
      mode={isMultiple ? 'multiple' : undefined}
      maxTagCount={1}
      aria-label={label}
      placeholder={label}
      showSearch={{ optionFilterProp: 'label' }}
      value={isMultiple ? asked : (words[name] ?? null)}
      onFocus={onReach}
      onOpenChange={onReach}
      onChange={(value: string | string[] | null | undefined) =>
        change({ [name]: [value ?? []].flat().join(',') || null })
      }
      options={options.map(({ value, label: word }) => ({ value, label: word }))}
    />
  )
}

type RemoteShape = Extract<FilterShape, { readonly kind: 'remote' }>

/** What can be chosen is asked for when somebody reaches for it, or when the address holds one whose word has to be said. */
function RemoteField({ shape, ...props }: FieldProps<RemoteShape>): ReactNode {
  const [isReached, setReached] = useState(false)
  const [name = ''] = props.names
  const isNeeded = isReached || props.words[name] !== undefined
  const answer = useCall(shape.call, shape.request as never, { enabled: isNeeded }).data?.data
  const options = rowsIn(answer).map((item) => {
    const { value, label, parent } = shape.choiceOf(item as never)
    return { value: String(value), label, parent: parent ? String(parent) : null }
  })
  const field = {
    ...props,
    shape,
    options,
    isMultiple: shape.isMultiple,
    onReach: () => setReached(true),
  }
  if (!shape.isTree) return <ChoiceField {...field} />
  return (
    <Suspense>
      <TreeField {...field} />
    </Suspense>
  )
}
