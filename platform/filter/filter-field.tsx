import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Input, Select } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { asWideAs } from './as-wide-as.ts'
import type { FieldProps } from './field-props.ts'
import type { FilterShape } from './filters.ts'
import { NumbersField } from './numbers-field.tsx'
import type { Choice } from './remote.ts'
import { useChoices } from './use-choices.ts'
import { useTyped } from './use-typed.ts'

// A calendar and a tree weigh as much as the rest of a list: only those with such a condition fetch them.
const DaysField = lazy(() => import('./days-field.tsx'))
const TreeField = lazy(() => import('./tree-field.tsx'))
const TabsField = lazy(() => import('./tabs-field.tsx'))

/** One condition above a list. */
export function FilterField(props: FieldProps): ReactNode {
  const { shape } = props
  if (shape.kind === 'text') return <TextField {...props} />
  if (shape.kind === 'numbers') return <NumbersField {...props} shape={shape} />
  if (shape.kind === 'choice') return <ChoiceField {...props} {...shape} />
  if (shape.kind === 'remote') return <RemoteField {...props} shape={shape} />
  return (
    <Suspense>
      {shape.kind === 'tabs' ? <TabsField {...props} shape={shape} /> : <DaysField {...props} />}
    </Suspense>
  )
}

/** Typed text reaches the address after a pause, so that typing is not history. */
function TextField({ label, names: [name = ''], words, change }: FieldProps): ReactNode {
  const t = useTexts()
  const [text, setText] = useTyped(words[name] ?? '', (typed) => change({ [name]: typed || null }, true))
  return (
    <Input
      {...asWideAs(label)}
      prefix={<SearchOutlined />}
      // Hidden while there is nothing to empty, the cross has no name to be found by then either.
      allowClear={text ? { clearIcon: <CloseCircleFilled aria-label={t('clearField', { label })} /> } : true}
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
  /** The server searches. */
  readonly onSearch?: ((typed: string) => void) | undefined
}

function ChoiceField({
  label,
  names,
  words,
  change,
  options,
  isMultiple,
  onReach,
  onSearch,
}: ChoiceFieldProps): ReactNode {
  const [name = ''] = names
  const asked = words[name]?.split(',') ?? []
  return (
    <Select
      {...asWideAs(label)}
      allowClear
      popupMatchSelectWidth={false}
      mode={isMultiple ? 'multiple' : undefined}
      maxTagCount={1}
      aria-label={label}
      placeholder={label}
      showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
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
  const written = props.words[name]
  const chosen = written?.split(',') ?? []
  const { options = [], onSearch } = useChoices(shape.remote, {
    chosen,
    isNeeded: isReached || written !== undefined,
  })
  const given = {
    ...props,
    shape,
    options: options.map(({ value, label, parent }) => ({
      value: String(value),
      label,
      parent: parent ? String(parent) : null,
    })),
    onSearch,
    isMultiple: shape.isMultiple,
    onReach: () => setReached(true),
  }
  if (!shape.isTree) return <ChoiceField {...given} />
  return (
    <Suspense>
      <TreeField {...given} />
    </Suspense>
  )
}
